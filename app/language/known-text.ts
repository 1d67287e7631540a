import { knownTexts } from '#app/copy/site/known-texts.ts'

/** A text that came with the shop in the language of the page; any other, such as an owner's own, as it is. */
export const knownText = (text: string): string => knownTexts[text] ?? text
