// Says something in a language of its own, whatever the page is in; for the server, which answers in several at once.
import { AsyncLocalStorage } from 'node:async_hooks'
import { isForeign, type Language } from '#values/language.ts'
import { tellLanguageBy } from './current-language.ts'
import { learn } from './learn.ts'

const spoken = new AsyncLocalStorage<Language>()

/** From here on, the language is that in which something is said. */
export const tellSpoken = (): void => tellLanguageBy(() => spoken.getStore())
tellSpoken()

/** What it says, with the words and figures of the language, which is learned first. */
export async function speakIn<Said>(language: Language, say: () => Said | Promise<Said>): Promise<Said> {
  if (isForeign(language)) await learn(language)
  return spoken.run(language, say)
}
