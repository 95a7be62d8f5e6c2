import { numbersIn } from './numbers.ts';

/** Spanish groups digits only from five on: 1234, but 12.345. */
const { number, count: countOf, either } = numbersIn('es');

export { either, number };

/** An amount of something; full millions take `de`: un millón de puntos. */
export const count = (amount: number, one: string, other: string) =>
  countOf(amount, { one, other, many: `de ${other}` });
