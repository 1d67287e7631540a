// What a use case may need of the base: whatever all contexts share, and the stores of its own context and of those
// above it.
import { CONTEXTS } from './house-rules.ts'
import type { SourceFile } from './read-imports.ts'

const PICKED = /\bPick<\s*Base,([^>]*)>/g
const IMPORTED = /^import .*$/gm

export const mayUse = (own: string, other: string) => CONTEXTS.indexOf(other) <= CONTEXTS.indexOf(own)

/** What is wrong with the needs of this file; `files` also holds the contexts' lists of stores. */
export function needFaults({ path, text }: SourceFile, files: Map<string, SourceFile>): string[] {
  const own = path.split('/')[1] ?? ''
  const picked = [...text.matchAll(PICKED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const beyond = CONTEXTS.filter((context) => !mayUse(own, context)).flatMap((context) =>
    storesOf(context, files)
      .filter((store) => picked.includes(store))
      .map((store) => `${path}: ${store} is a store of ${context}`),
  )
  const isWhole = /\bBase\b/.test(
    text
      .replaceAll(IMPORTED, '')
      .replaceAll(PICKED, '')
      .replaceAll(/\/\/.*$/gm, ''),
  )
  return isWhole ? [...beyond, `${path}: a use case picks what it needs of the base`] : beyond
}

const storesOf = (context: string, files: Map<string, SourceFile>) =>
  (files.get(`shop/${context}/stores.ts`)?.text ?? '').match(/(?<=^ {2})\w+(?=: )/gm) ?? []

/**
 * How many members a list of needs may have. Eight is what somebody keeps in mind; a page or a letter that tells
 * everything about an order or a person asks more stores than that.
 */
const MOST_MEMBERS = 14
const BAG = /^(?:export )?type (\w+(?:Deps|Needs|Parts))\b[^=]*=([^]*?)(?=^[\w/]|(?![^]))/gm
const MEMBER = /(?:^ {2,4}|[&=] \{ )\w+\??: /gm

/** The lists of needs in this file that are too long: such a use case wants to be two, or a noun is missing. */
export const bagFaults = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(BAG)].flatMap(([, name, body = '']) => {
    const picked = [...body.matchAll(PICKED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
    const others = body.replaceAll(PICKED, '').match(MEMBER) ?? []
    const count = picked.length + others.length
    return count > MOST_MEMBERS ? [`${path}: ${name} has ${count} members`] : []
  })
