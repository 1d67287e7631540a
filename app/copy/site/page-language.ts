// The language of the words that a browser's scripts hold. What a document says of itself is no help there: a browser that
// translates it changes that.
import type { Language } from '#values/language.ts'

export const pageLanguage: { code: Language } = { code: 'en' }
