const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes that a base64 text stands for, with or without padding. Hosts differ in how to ask. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  for (let index = 0, filled = 0; index < digits.length; index++) {
    bits = (bits << 6) | ALPHABET.indexOf(digits[index] as string);
    const byte = Math.floor((index * 6 + 6) / 8);
    if (byte === filled) continue;
    bytes[filled++] = bits >>> ((index * 6 + 6) % 8);
  }
  return bytes;
}
