// The fifty thousand most common leaked passwords, on this machine.
import { createRequire } from 'node:module'

type List = { test: (password: string) => boolean }

const require = createRequire(import.meta.url)
let list: List | null = null

/** Whether the password, or its word without surrounding digits and symbols, is a common one. */
export function isLeaked(password: string): boolean {
  list ??= isList(require('fxa-common-password-list'))
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [password, lower, core].some((word) => list?.test(word))
}

function isList(loaded: unknown): List {
  if (typeof loaded === 'object' && loaded !== null && 'test' in loaded && typeof loaded.test === 'function')
    return { test: (password) => Boolean(Reflect.apply(Object(Reflect.get(loaded, 'test')), loaded, [password])) }
  throw new Error('The list of leaked passwords is not what it was.')
}
