/**
 * Makes the icons of the installed game from its mark: `npx tsx scripts/icons.ts`. Writes SVG and PNG
 * files to src/web/public/icons. Maskable ones fill the square and keep the mark in the middle
 * four fifths, since a device cuts them to a shape of its own.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const MARK = new URL('../src/web/favicon.svg', import.meta.url);
const ICONS = new URL('../src/web/public/icons/', import.meta.url);

/** Which PNG files are made of which drawing, with their sizes in pixels. */
const PICTURES = [
  ['icon-192.png', 'icon', 192],
  ['icon-512.png', 'icon', 512],
  ['maskable-512.png', 'maskable', 512],
  ['apple-touch-180.png', 'maskable', 180],
] as const;

const icon = readFileSync(MARK, 'utf8');
const paths = icon.match(/<path [^>]*>/g) ?? [];
if (paths.length !== 3) throw new Error('The mark has three sheets.');

const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Threefold</title>
  <rect width="32" height="32" fill="#d8cab3" />
  <g transform="translate(3.2 3.2) scale(0.8)">
    ${paths.join('\n    ')}
  </g>
</svg>
`;

const drawings = { icon, maskable };
mkdirSync(ICONS, { recursive: true });
for (const [name, drawing] of Object.entries(drawings)) {
  writeFileSync(new URL(`${name}.svg`, ICONS), drawing);
}

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('No Chromium or Chrome found.');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
for (const [file, drawing, size] of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = drawings[drawing].replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0;display:grid">${picture}</body>`);
  await page.screenshot({ path: fileURLToPath(new URL(file, ICONS)), omitBackground: true });
  await page.close();
}
await browser.close();
