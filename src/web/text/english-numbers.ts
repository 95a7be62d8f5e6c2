/** How English writes numbers. */
export const numbers = new Intl.NumberFormat('en');

/** An amount of something, in words for one and for any other number. */
export const count = (amount: number, one: string, many: string) =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`;
