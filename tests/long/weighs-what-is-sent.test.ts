// Fourteen kilobytes in any parameter, cookie, header, or field cost what a few cost: whoever sends them gets an answer,
// and none of them comes back longer than its stated length.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOfField, mostOfParameter } from '#app/session/input-limits.ts'
import { ROLES } from '#shop/people/account/role.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import {
  fields,
  long,
  LONG_COOKIES,
  LONG_COOKIE_SIGNS,
  LONG_HEADERS,
  longCalls,
  longFields,
  longParameters,
  longTools,
  parameters,
} from '#tests/support/long-input.ts'
import { openAssistant } from '#tests/support/assistant.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const WHO = ['visitor', ...ROLES] as const

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
    for (const { path, name, value } of longParameters(3))
      wrong.push(...(await ask(`${path}?${name}=${encodeURIComponent(value)}`, {}, mostOfParameter(name), name)))
    expect(wrong).toEqual([])
  }, 120_000)

  it('a field is cut in every form', async () => {
    const wrong: string[] = []
    for (const { name, form } of longFields(3)) {
      const { address, body } = form
      wrong.push(...(await ask(address, { method: 'POST', body }, mostOfField(address, name), name)))
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('a call of a program', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const post = async (path: string, body: string, most: number, what: string, more = {}) => {
    const answer = await shop.browser().send(path, { method: 'POST', body, headers: { ...JSON_TYPE, ...more } })
    const text = await answer.text()
    const isEchoed = longestRun(text) > most + 4
    return answer.status >= 500 || isEchoed ? [`${what} at ${path}: ${answer.status} ${isEchoed}`] : []
  }

  it('has its fields cut or refused at every address', async () => {
    const wrong: string[] = []
    for (const { path, name, body } of longCalls(3))
      wrong.push(...(await post(path.replaceAll(/:\w+|\*/g, 'x'), body, mostOfField(path, name), name)))
    expect(wrong).toEqual([])
  }, 120_000)

  it('to a tool for assistants is refused before anything works on it', async () => {
    const { client } = await openAssistant(shop.url)
    const { tools } = await client.listTools()
    const described = tools.map(({ name, inputSchema }) => ({
      name,
      inputs: Object.keys(inputSchema.properties ?? {}),
    }))
    expect(described.flatMap(({ inputs }) => inputs).length).toBeGreaterThan(8)
    const wrong: string[] = []
    for (const { name, body } of longTools(described))
      wrong.push(...(await post('/mcp', body, 1_000, name, { accept: 'application/json, text/event-stream' })))
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('a header or a cookie', () => {
  it.each(LONG_HEADERS)('%s that is longer than any browser’s is refused', async (name) => {
    const answer = await shop.browser().get('/', { [name]: long('x, ') })
    expect(answer.status).toBe(431)
  })

  it.each(LONG_COOKIES)('%s that is longer than browsers keep is none', async (name) => {
    for (const [at, signs] of LONG_COOKIE_SIGNS.entries()) {
      const path = ['/checkout', '/esim/japan', '/esim-status'][at % 3] ?? '/'
      expect((await shop.browser().get(path, { cookie: `${name}=${long(signs)}` })).status).toBe(200)
    }
  })

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

/** The longest row of our signs in a text, as they are or as a page or an address writes them. */
function longestRun(text: string): number {
  const runs = text.match(/(?:x{50,}|7{50,}|[ ]{600,}|(?:"|&quot;|%22|\\"){50,}|(?:Ж9"é|Ж9&quot;é){10,})/g) ?? []
  return Math.max(0, ...runs.map((run) => run.replaceAll(/&quot;|%22|\\"/g, '"').length))
}
