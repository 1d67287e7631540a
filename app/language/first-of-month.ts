/** French writes the first of a month as an ordinal, which `Intl` doesn't: '1er décembre'. */
export const firstOfMonth = (language: string, words: string): string =>
  language === 'fr' ? words.replace(/(^|\s)1(?=\s\p{L}{3})/u, (_, before: string) => `${before}1er`) : words
