// The words of a page in the language of whoever reads it. English ones stand where they are used and are the contract:
// those of a language have the same names and types (`app/copy/de/…`), so that a missing sentence doesn't compile.
import type { Language } from '#values/language.ts'
import { currentLanguage } from './current-language.ts'

// What stands among words without being one.
type CodeKey = 'icon' | 'id'

/** The same with any text in place of each English one. */
export type Words<English> = English extends string
  ? string
  : English extends (...args: infer Given) => infer Said
    ? (...args: Given) => Words<Said>
    : English extends RegExp
      ? English
      : { readonly [Key in keyof English]: Key extends CodeKey ? English[Key] : Words<English[Key]> }

const taught = new Map<Language, Map<object, object>>()

/**
 * These English words, and in a page of another language those of that language, whenever they are read. A text that is
 * read while a module loads stays English: read texts where they are shown.
 */
export function translated<const English extends object>(english: English): Words<English>
export function translated(english: object): object {
  // A browser loads scripts that hold its own language alone (`vite.config.ts`).
  if (import.meta.env?.PROD && !import.meta.env.SSR) return english
  const words: object = speaking(english, () => taught.get(currentLanguage())?.get(words) ?? english)
  return words
}

/** Groups of words may be taken apart while a module loads, so they speak as the whole does. */
function speaking(english: object, spoken: () => object): object {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(english, {
    get: (_, key) => {
      const text: unknown = Reflect.get(spoken(), key)
      const part: unknown = Reflect.get(english, key)
      if (!isGroup(part) || !Object.hasOwn(english, key)) return text
      const known = parts.get(key) ?? speaking(part, () => partOf(spoken(), key) ?? part)
      parts.set(key, known)
      return known
    },
    apply: (_, self, args) => callIn(spoken(), self, args),
  })
}

const isGroup = (part: unknown): part is object =>
  typeof part === 'function' || (typeof part === 'object' && part !== null && !(part instanceof RegExp))

function partOf(words: object, key: PropertyKey): object | null {
  const part: unknown = Reflect.get(words, key)
  return isGroup(part) ? part : null
}

const callIn = (words: object, self: unknown, args: unknown[]): unknown =>
  typeof words === 'function' ? Reflect.apply(words, self, args) : undefined

/** Makes a language known: its words by the names of the English ones. */
export function teach(language: Language, english: Record<string, object>, words: Record<string, object>): void {
  taught.set(language, new Map(Object.entries(english).map(([name, each]) => [each, words[name] ?? each])))
}

export const isTaught = (language: Language): boolean => taught.has(language)
