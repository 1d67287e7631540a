// Fourteen kilobytes in any parameter, cookie, header, or field of any address: what somebody sends who wants the shop
// to work for it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGE_COOKIE } from '#app/language/offered-language.ts'
import { shopCookies } from '#app/session/cookies.ts'
import { createSealer, createSigner } from '#values/secret.ts'
import { everyAddress } from './every-address.ts'
import { KNOWN_FORMS } from './known-forms.ts'

const LENGTH = 14_000
const SIGNS = ['x', ' ', '"', '7', 'Ж9"é']

export const long = (signs: string, bytes = LENGTH) =>
  signs.repeat(Math.floor(bytes / encodeURIComponent(signs).length))

/** The same at each run; neighbors get different ones. */
const longAt = (at: number) => long(SIGNS[at % SIGNS.length] ?? 'x')

/** Every name that some page reads from its address, and every name of a field. */
export const { parameters, fields } = namesIn(resolve(import.meta.dirname, '../../app'))

export const LONG_HEADERS = [
  'user-agent',
  'accept',
  'accept-language',
  'referer',
  'if-none-match',
  'x-forwarded-for',
  'authorization',
]
/** Every cookie that is read, so that a new one is sent too. */
export const LONG_COOKIES = [
  ...Object.values(
    shopCookies({
      signer: createSigner('a secret of sixteen'),
      now: () => new Date(),
      isSecure: false,
      draftSealer: createSealer('x', 'draft'),
    }),
  ).map(({ name }) => name),
  LANGUAGE_COOKIE,
]
export const LONG_COOKIE_SIGNS = ['x', '"', '=', '%20', '.']

export type LongInput = { path: string; name: string; value: string; form?: { address: string; body: URLSearchParams } }

/** Each address with a share of the parameters, others at the next place, so that every name is at several places. */
export function* longParameters(share: number): Generator<LongInput> {
  for (const [at, { path }] of READ.entries())
    for (const [turn, name] of sharesOf(parameters, at, share)) yield { path, name, value: longAt(at + turn) }
}

/** Each form with a share of the fields, likewise, and one of its intents. */
export function* longFields(share: number): Generator<Required<LongInput>> {
  for (const [at, [path, intents]] of Object.entries(KNOWN_FORMS).entries()) {
    const address = path.replaceAll(/:\w+/g, 'x')
    for (const [turn, name] of sharesOf(fields, at, share)) {
      const value = longAt(at + turn)
      const body = new URLSearchParams({ intent: intents[turn % intents.length] ?? '', [name]: value })
      yield { path, name, value, form: { address, body } }
    }
  }
}

/** Each address that takes calls, with each of its shapes: one long value, and as many as fit. */
export function* longCalls(share: number): Generator<{ path: string; name: string; body: string }> {
  for (const [at, { path }] of everyAddress()
    .filter(({ takesPosts, isPage }) => takesPosts && !isPage)
    .entries()) {
    for (const [turn, name] of sharesOf(fields, at, share))
      yield { path, name, body: JSON.stringify({ [name]: longAt(at + turn) }) }
    const value = longAt(at).slice(0, 1_000)
    yield { path, name: 'every field', body: JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))) }
  }
}

/** Each tool for assistants, with a long text for each of its inputs. */
export function* longTools(
  tools: readonly { name: string; inputs: string[] }[],
): Generator<{ name: string; body: string }> {
  for (const [at, { name, inputs }] of tools.entries())
    for (const [turn, input] of inputs.entries()) {
      const value = longAt(at + turn)
      for (const given of [value, [value], Array.from({ length: 400 }, () => value.slice(0, 30))]) {
        const params = { name, arguments: { [input]: given } }
        yield {
          name: `${input} of ${name}`,
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
        }
      }
    }
}

const READ = everyAddress().filter(({ path }) => path !== '/logout')

function* sharesOf(names: readonly string[], at: number, share: number): Generator<[number, string]> {
  const apart = Math.ceil(names.length / share)
  for (let turn = at % apart; turn < names.length; turn += apart) yield [turn, names[turn] ?? '']
}

function namesIn(folder: string): { parameters: string[]; fields: string[] } {
  const names = { parameters: new Set<string>(), fields: new Set<string>() }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue
    const source = readFileSync(join(folder, file), 'utf8')
    const asked =
      /(?:[sS]earchParams|search|asked|next)\.(?:get|getAll|has)\('(\w+)'|textOf\(searchParams, '(\w+)'|\bof\('(\w+)'/g
    for (const [, ...named] of source.matchAll(asked)) for (const name of named) if (name) names.parameters.add(name)
    for (const [, ...named] of source.matchAll(
      /textOf\(form, '(\w+)'|<(?:\w*Field|input|textarea|select)\b[^>]*? name="(\w+)"/gs,
    ))
      for (const name of named) if (name) names.fields.add(name)
  }
  return { parameters: [...names.parameters].toSorted(), fields: [...names.fields].toSorted() }
}
