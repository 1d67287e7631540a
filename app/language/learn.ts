// The words of each language, which the server loads when somebody asks for a page in it.
import * as english from '#app/copy/words.ts'
import type { ForeignLanguage } from '#values/language.ts'
import { isTaught, teach } from './translated.ts'

type EnglishWords = typeof english

const WORDS: Record<ForeignLanguage, () => Promise<EnglishWords>> = {
  de: () => import('#app/copy/de/words.ts'),
  fr: () => import('#app/copy/fr/words.ts'),
  it: () => import('#app/copy/it/words.ts'),
  es: () => import('#app/copy/es/words.ts'),
  nl: () => import('#app/copy/nl/words.ts'),
}

export async function learn(language: ForeignLanguage): Promise<void> {
  if (isTaught(language)) return
  teach(language, { ...english }, { ...(await WORDS[language]()) })
}
