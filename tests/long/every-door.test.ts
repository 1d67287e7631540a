// Whatever anybody sends to any endpoint gets a meaningful answer, and never one that says that something broke here.
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '#shop/people/account/role.ts'
import { everyAddress, type Address } from '#tests/support/every-address.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { ODD_BODIES, type OddBody } from '#tests/support/odd-bodies.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const AT_ONCE = 8
const ADDRESSES = everyAddress()
/** Posting there signs the user out. */
const isLast = ({ path }: Address) => path === '/logout'

let shop: HttpShop
const cookies = new Map<Role, string>()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
beforeAll(async () => {
  shop = await openHttpShop()
  for (const role of ROLES) {
    const browser = await signedIn(shop, `${role}@doors.example.com`, role)
    cookies.set(role, [...browser.cookies].map((pair) => pair.join('=')).join('; '))
  }
}, 120_000)
afterAll(async () => {
  agent.destroy()
  await shop.close()
})

type Answer = { status: number; allow: string | undefined; type: string; text: string }
type Sent = { method: string; path: string; type?: string | null; body?: string; cookie?: string }

let senders = 0
/** Every request has its own address, so that limits per address don't apply. */
function send({ method, path, type, body, cookie }: Sent): Promise<Answer> {
  senders += 1
  const headers = {
    origin: shop.url,
    'x-forwarded-for': `10.${20 + (senders >> 16)}.${(senders >> 8) & 255}.${senders & 255}`,
    ...(cookie && { cookie }),
    ...(type && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((done, fail) => {
    const call = request(new URL(path, shop.url), { method, agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', fail)
      answer.once('end', () => {
        const { allow, 'content-type': said = '' } = answer.headers
        done({ status: answer.statusCode ?? 0, allow, type: said, text: Buffer.concat(parts).toString() })
      })
    })
    call.once('error', fail)
    call.end(body)
  })
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<string | null>): Promise<string[]> {
  const wrong: string[] = []
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const fault = await work(item)
      if (fault) wrong.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return wrong
}

/** What is wrong with an answer; null if nothing is. */
function faultOf({ method, path }: Sent, { status, allow, type, text }: Answer, what: string): string | null {
  const say = (why: string) => `${method} ${path}, ${what}: ${status} ${why} ${text.slice(0, 200)}`
  if (status >= 500) return say('broke')
  if (status === 405 && (!allow || allow.split(', ').includes(method))) return say(`allows ${allow}`)
  if (status < 400) return null
  const isPlain = /^(text\/plain|application\/json)/.test(type)
  if (isPlain && text.trim() === '') return say('says nothing')
  return isPlain && /Unexpected|node_modules|\n\s+at |Error:/.test(text) ? say('tells of the inside') : null
}

const isCall = ({ path }: Address) => /^\/((functions\/v1|api|network|webhooks)\/|mailchimp-api\.php$)/.test(path)
const bodiesFor = (address: Address) =>
  ODD_BODIES.filter(({ isFor }) => isFor === (isCall(address) ? 'calls' : 'forms'))
/** Endpoints outside the router. */
const isOwnDoor = (path: string) => /^\/(webhooks|blocked|healthz|readyz|assets|sw\.js)/.test(path)
/** The page's script requests the same data without rendering the page. */
const asScript = ({ path, isPage }: Address) => (isPage ? (path === '/' ? '/_.data' : `${path}.data`) : path)
const postTo = async (path: string, { what, type, body }: OddBody, cookie?: string) => {
  const sent = { method: 'POST', path, type, body, ...(cookie && { cookie }) }
  return faultOf(sent, await send(sent), what)
}

/** What pages ask for: nothing comes without an order or a cart. */
const ASKED_FOR = new Map([
  ['/order/esim-now', 404],
  ['/cart/hint', 200],
])

describe('every address', () => {
  it('answers any odd post from a stranger', async () => {
    const posts = ADDRESSES.flatMap((address) =>
      // If nothing accepts posts there, one body is enough.
      ODD_BODIES.filter((_, at) => address.takesPosts || at === 0).map((body) => ({ path: address.path, body })),
    )
    expect(await inBatches(posts, ({ path, body }) => postTo(path, body))).toEqual([])
  }, 120_000)

  it.each(ROLES)(
    'answers any odd post from a %s',
    async (role) => {
      const cookie = cookies.get(role) ?? ''
      const ordered = [...ADDRESSES.filter((each) => !isLast(each)), ...ADDRESSES.filter(isLast)]
      const posts = ordered
        .filter(({ takesPosts }) => takesPosts)
        .flatMap((address) => bodiesFor(address).map((body) => ({ path: asScript(address), body })))
      expect(await inBatches(posts, ({ path, body }) => postTo(path, body, cookie))).toEqual([])
    },
    120_000,
  )

  it('rejects a post to a read-only address, and names the allowed methods', async () => {
    const wrong = await inBatches(
      ADDRESSES.filter(({ takesPosts }) => !takesPosts),
      async ({ path }) => {
        const answer = await send({ method: 'POST', path, type: 'application/x-www-form-urlencoded', body: 'a=b' })
        return answer.status === 405 && answer.allow === 'GET, HEAD'
          ? null
          : `${path}: ${answer.status} ${answer.allow}`
      },
    )
    expect(wrong).toEqual([])
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'OPTIONS'])('rejects %s', async (method) => {
    const wrong = await inBatches(ADDRESSES, async ({ path, takesPosts }) => {
      const { status, allow = '' } = await send({ method, path })
      return status === 405 && allow.includes('POST') === takesPosts ? null : `${path}: ${status} ${allow}`
    })
    expect(wrong).toEqual([])
  })

  it.each(['GET', 'HEAD'])('answers %s, even at addresses for posts only', async (method) => {
    const wrong = await inBatches(ADDRESSES, async ({ path }) => {
      const sent = { method, path }
      const answer = await send(sent)
      return method === 'HEAD' && answer.status < 500 ? null : faultOf(sent, answer, 'without a body')
    })
    expect(wrong).toEqual([])
  })

  it('serves page data only for pages and redirects', async () => {
    const leading = ['/cart', '/vat-country', '/order/account', '/auth/reset-password', '/logout', '/next-part']
    const wrong = await inBatches(
      ADDRESSES.filter(
        ({ path, isPage }) => !isPage && !leading.includes(path) && !ASKED_FOR.has(path) && !isOwnDoor(path),
      ),
      async ({ path }) => {
        const { status, text } = await send({ method: 'GET', path: `${path}.data` })
        return status === 404 && text === 'Not found.' ? null : `${path}: ${status} ${text.slice(0, 80)}`
      },
    )
    expect(wrong).toEqual([])
    for (const path of leading) expect((await send({ method: 'GET', path: `${path}.data` })).status).toBe(202)
    for (const [path, status] of ASKED_FOR)
      expect((await send({ method: 'GET', path: `${path}.data` })).status).toBe(status)
  })

  it('accepts only HTTP’s own methods', async () => {
    for (const path of ['/', '/cart', '/webhooks/payment']) {
      const { status, allow, text } = await send({ method: 'BREW', path })
      expect([status, allow]).toEqual([501, 'GET, HEAD, POST'])
      expect(text).toMatch(/^[A-Z][^<>]+\.$/)
    }
  })

  it('has never answered with a server error', () => {
    expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })
})
