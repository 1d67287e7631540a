// What other languages say instead of texts that come with the shop as data: the first brand's, notes on devices. A text
// that its owner changed has no counterpart here and stays as it is.
import { translated } from '#app/language/translated.ts'

/** By the English text; English itself needs none. */
export const knownTexts = translated<Readonly<Record<string, string>>>({})
