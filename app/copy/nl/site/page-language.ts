// The language of the words that a browser's scripts hold, in Dutch.
import type { pageLanguage as english } from '#app/copy/site/page-language.ts'

export const pageLanguage: typeof english = { code: 'nl' }
