// What a machine's call says, without what no call of ours needs.
import { mostOfField } from './input-limits.ts'

/** Above the limits of the texts themselves, so that a call says what is wrong with them. */
const MOST_JSON_TEXT = 12_000

/** Throws if it is no JSON, or has odd or endless texts. */
export const parseJson = (text: string, path: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    const most = Math.max(MOST_JSON_TEXT, mostOfField(path, key))
    for (const each of [key, value])
      if (typeof each === 'string' && isOdd(each, most)) throw new SyntaxError('odd text')
    return value
  })

// NUL and half surrogate pairs occur in no name, address, or code, and the database can't store them.
const isOdd = (text: string, most: number) => text.length > most || text.includes('\0') || !text.isWellFormed()
