// Fourteen kilobytes in any parameter, cookie, header, or field cost what a few cost: whoever sends them gets an answer,
// and none of them comes back longer than its stated length.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOfField, mostOfParameter } from '#app/session/input-limits.ts'
import { ROLES } from '#shop/account/role.ts'
import { everyAddress } from '#tests/support/every-address.ts'
import { KNOWN_FORMS } from '#tests/support/known-forms.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const LENGTH = 14_000
const SIGNS = ['x', ' ', '"', '7', 'Ж9"é']
const long = (signs: string, bytes = LENGTH) => signs.repeat(Math.floor(bytes / encodeURIComponent(signs).length))
const WHO = ['visitor', ...ROLES] as const

/** Every name that some page reads from its address, and every name of a field. */
const { parameters, fields } = namesIn(resolve(import.meta.dirname, '../../app'))
const READ = everyAddress().filter(({ path }) => path !== '/logout')

let shop: HttpShop
const browsers = new Map<string, Browser>()
beforeAll(async () => {
  shop = await openHttpShop()
  browsers.set('visitor', shop.browser())
  for (const role of ROLES) browsers.set(role, await signedIn(shop, `${role}@weighs.example.com`, role))
}, 120_000)
afterAll(() => shop.close())

it('knows what the pages read', () => {
  expect(parameters).toEqual(expect.arrayContaining(['q', 'reference', 'redirectTo', 'find', 'key', 'esim']))
  expect(fields).toEqual(expect.arrayContaining(['email', 'coupon', 'message', 'iccid', 'password', 'intent']))
})

describe.each(WHO)('from a %s', (who) => {
  const ask = async (path: string, init: RequestInit, most: number, what: string): Promise<string[]> => {
    const answer = await (browsers.get(who) ?? shop.browser()).send(path, init)
    const text = await answer.text()
    // What a page quotes stands between two quotes.
    const longest = Math.max(longestRun(text), longestRun(answer.headers.get('location') ?? ''))
    const isEchoed = longest > most + 4
    return answer.status >= 500 || isEchoed ? [`${what} at ${path.slice(0, 60)}: ${answer.status} ${isEchoed}`] : []
  }

  it('a parameter is cut wherever it is read', async () => {
    const wrong: string[] = []
    for (const [at, { path }] of READ.entries())
      // Each address gets each parameter's share of the signs, in turn, all in one visit where they fit.
      for (const [turn, name] of sharesOf(parameters, at)) {
        const value = encodeURIComponent(long(SIGNS[(at + turn) % SIGNS.length] ?? 'x'))
        wrong.push(...(await ask(`${path}?${name}=${value}`, {}, mostOfParameter(name), name)))
      }
    expect(wrong).toEqual([])
  }, 120_000)

  it('a field is cut in every form', async () => {
    const wrong: string[] = []
    for (const [at, path] of Object.keys(KNOWN_FORMS).entries()) {
      const address = path.replaceAll(/:\w+/g, 'x')
      for (const [turn, name] of sharesOf(fields, at)) {
        const intent = KNOWN_FORMS[path]?.[turn % (KNOWN_FORMS[path]?.length ?? 1)] ?? ''
        const body = new URLSearchParams({ intent, [name]: long(SIGNS[(at + turn) % SIGNS.length] ?? 'x') })
        wrong.push(...(await ask(address, { method: 'POST', body }, mostOfField(address, name), name)))
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('a header or a cookie', () => {
  it.each(['user-agent', 'accept', 'accept-language', 'referer', 'if-none-match', 'x-forwarded-for', 'authorization'])(
    '%s that is longer than any browser’s is refused',
    async (name) => {
      const answer = await shop.browser().get('/', { [name]: long('x, ') })
      expect(answer.status).toBe(431)
    },
  )

  it.each(['cart', 'ord', 'vat', 'sid', 'proof', 'factor', 'reset', 'known', 'draft', 'aff', 'flash'])(
    '%s that is longer than browsers keep is none',
    async (name) => {
      for (const signs of ['x', '"', '=', '%20', '.'])
        expect((await shop.browser().get('/checkout', { cookie: `${name}=${long(signs)}` })).status).toBe(200)
    },
  )

  it('of others on the same host changes nothing', async () => {
    expect((await shop.browser().get('/', { cookie: `other=${long('x')}` })).status).toBe(200)
  })
})

it.each([
  ['/', 414],
  ['/brand-logo/', 414],
  ['/webhooks/network/', 414],
  ['/network/bundles/', 414],
  // In the format of the API's problems.
  ['/api/v1/orders/', 400],
])('a path below %s that is longer than any of ours is refused', async (start, status) => {
  expect((await shop.browser().get(start + long('x'))).status).toBe(status)
})

/** Some of the names, others at the next place, so that every name is at several places without ten thousand visits. */
function* sharesOf(names: readonly string[], at: number): Generator<[number, string]> {
  const apart = Math.ceil(names.length / 3)
  for (let turn = at % apart; turn < names.length; turn += apart) yield [turn, names[turn] ?? '']
}

/** The longest row of our signs in a text, as they are or as a page or an address writes them. */
function longestRun(text: string): number {
  const runs = text.match(/(?:x{50,}|7{50,}|[ ]{600,}|(?:"|&quot;|%22|\\"){50,}|(?:Ж9"é|Ж9&quot;é){10,})/g) ?? []
  return Math.max(0, ...runs.map((run) => run.replaceAll(/&quot;|%22|\\"/g, '"').length))
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
