/** How a language writes numbers, amounts and choices, by the browser's own tables. */

/** Words for an amount, by the language's plural forms; `many` counts as `other` where it is none. */
export interface CountedWords {
  readonly one: string;
  readonly other: string;
  readonly many?: string;
}

/** The writing of numbers in one language. */
export interface Numbers {
  readonly number: (value: number) => string;
  /** An amount of something, such as `3 moves`. */
  readonly count: (amount: number, words: CountedWords) => string;
  /** A choice, such as `6, 12 or 24`. */
  readonly either: (values: readonly (number | string)[]) => string;
}

/** The writing of numbers in the language with this tag, such as `es`. */
export function numbersIn(tag: string): Numbers {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  const choices = new Intl.ListFormat(tag, { type: 'disjunction' });
  return {
    number: (value) => numbers.format(value),
    count: (amount, words) => {
      const form = plurals.select(amount);
      const word = form === 'one' ? words.one : (form === 'many' && words.many) || words.other;
      return `${numbers.format(amount)} ${word}`;
    },
    either: (values) => choices.format(values.map(String)),
  };
}
