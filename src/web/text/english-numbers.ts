import { numbersIn } from './numbers.ts';

/** English writes a choice without a comma before its last word. */
const { number, count: countOf, either } = numbersIn('en-GB');

export { either, number };

/** An amount of something, in words for one and for any other number. */
export const count = (amount: number, one: string, other: string) =>
  countOf(amount, { one, other });
