// A page whose forms may be refused because something has changed is then read again: otherwise the next press would be
// sent from the old page, and refused again.
import { describe, expect, it } from 'vitest'
import { readSources, type SourceFile } from './support/read-imports.ts'

const CONFLICT = /\b409\b/
const sources = readSources('app/**/*.ts', 'app/**/*.tsx')
const byPath = new Map(sources.map((source) => [source.path, source]))

/** The file and everything in `app` that it imports as a value, directly or indirectly. */
function reachedFrom(start: SourceFile): SourceFile[] {
  const reached = new Map([[start.path, start]])
  for (const { imports } of reached.values())
    for (const { target, isType } of imports) {
      const next = isType ? undefined : byPath.get(target)
      if (next) reached.set(next.path, next)
    }
  return [...reached.values()]
}

const actionOf = ({ text, imports }: SourceFile) => {
  const name = /^export const action = (\w+)$/m.exec(text)?.[1]
  const target = name && imports.find(({ values }) => values.includes(name))?.target
  return target ? byPath.get(target) : undefined
}
const pages = sources.filter(
  ({ path, text }) =>
    /^app\/routes\/(office\/admin|partners\/business)\/[^/]+\.tsx$/.test(path) && /^export default /m.test(text),
)
const refusing = pages.filter((page) => {
  const action = actionOf(page)
  return action && reachedFrom(action).some(({ text }) => CONFLICT.test(text))
})

describe('a desk page that may be out of date', () => {
  it('exists in many places', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(refusing.length).toBeGreaterThan(10)
  })

  it.each(refusing.map(({ path }) => path))('%s is reloaded after it was rejected', (path) => {
    expect(byPath.get(path)?.text).toMatch(/^export const shouldRevalidate = (\(asked[^\n]*\n[^\n]*)?readsAgain\b/m)
  })
})
