/** A text as the end of a sentence: with a period, unless it brings one of its own, such as 'Sample Company B.V.'. */
export const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
