// Sends fourteen kilobytes in each parameter, cookie, header, and field of each address, as a stranger and as each role,
// and measures how long the shop's event loop is held meanwhile: whoever waits for anything else waits as long.
import { ROLES } from '#shop/people/account/role.ts'
import type { Database } from '#db/database.ts'
import { admit, PASSWORD } from '#tests/support/admit.ts'
import {
  long,
  LONG_COOKIE_SIGNS,
  LONG_COOKIES,
  LONG_HEADERS,
  longCalls,
  longFields,
  longParameters,
} from '#tests/support/long-input.ts'
import { inspect, type Inspector } from './inspect.ts'

export type Hold = {
  ms: number
  /** What the page at this address takes without that input. */
  without: number
  what: string
}
type Sent = { what: string; path: string; init: RequestInit }

/** At how many of the addresses each name is sent; strangers are the most. */
const SHARE_OF_STRANGERS = 3
const SHARE_OF_ROLES = 1
/** A hold above this is looked at again: what the input causes comes back, and what a busy machine does is chance. */
const LOOK_AGAIN_MS = 20
const AGAIN = 3

const emailOf = (role: string) => `${role}@bench.example.com`

/** Adds someone of each role, before the shop starts. */
export async function admitEverybody(database: Database) {
  for (const role of ROLES) await admit(database, emailOf(role), role)
}

/** The longest hold of the event loop, and how many requests were sent. */
export async function sendLongInput(shopUrl: string, inspectorPort: number): Promise<{ longest: Hold; sent: number }> {
  const inspector = await inspect(inspectorPort)
  await inspector.watchLoop()
  let [longest, sent]: [Hold, number] = [{ ms: 0, without: 0, what: '' }, 0]
  for (const role of ['stranger', ...ROLES]) {
    const cookie = role === 'stranger' ? '' : await signIn(shopUrl, emailOf(role))
    for (const each of everythingLong(role === 'stranger')) {
      sent += 1
      const ms = await measureHold(inspector, shopUrl, each, cookie)
      if (ms <= longest.ms) continue
      const without = await measureHold(
        inspector,
        shopUrl,
        { path: `${plain(each.path)}?bench=${sent}`, what: each.what, init: {} },
        cookie,
      )
      longest = { ms, without, what: `${each.what} from ${role}` }
    }
  }
  inspector.close()
  return { longest, sent }
}

async function measureHold(inspector: Inspector, shopUrl: string, each: Sent, cookie: string): Promise<number> {
  let lowest = Infinity
  for (let time = 0; time < AGAIN && lowest > LOOK_AGAIN_MS; time += 1) {
    await inspector.longestHoldMs()
    await send(shopUrl, each, cookie)
    lowest = Math.min(lowest, await inspector.longestHoldMs())
  }
  return lowest
}

function* everythingLong(isStranger: boolean): Generator<Sent> {
  const share = isStranger ? SHARE_OF_STRANGERS : SHARE_OF_ROLES
  for (const { path, name, value } of longParameters(share))
    yield { what: `${name} at ${path}`, path: `${path}?${name}=${encodeURIComponent(value)}`, init: {} }
  for (const { name, form } of longFields(share))
    yield { what: `field ${name} at ${form.address}`, path: form.address, init: { method: 'POST', body: form.body } }
  for (const { path, name, body } of longCalls(share))
    yield { what: `${name} in a call to ${path}`, path, init: { method: 'POST', body, headers: JSON_TYPE } }
  if (!isStranger) return
  for (const name of LONG_HEADERS)
    yield { what: `header ${name}`, path: '/', init: { headers: { [name]: long('x, ') } } }
  for (const name of LONG_COOKIES)
    for (const signs of LONG_COOKIE_SIGNS)
      yield { what: `cookie ${name}`, path: '/checkout', init: { headers: { cookie: `${name}=${long(signs)}` } } }
}

const plain = (path: string) => path.split('?', 1)[0] ?? path

const JSON_TYPE = { 'content-type': 'application/json' }

async function signIn(shopUrl: string, email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: PASSWORD })
  const answer = await send(shopUrl, { what: 'the login', path: '/login', init: { method: 'POST', body } }, '')
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  if (!cookies.some((each) => each?.startsWith('sid='))) throw new Error(`${email} was not let in: ${answer.status}`)
  return cookies.join('; ')
}

let senders = 0

/** From an address of its own, so that no limit is reached before the input is read. */
async function send(shopUrl: string, { path, init }: Sent, cookie: string): Promise<Response> {
  senders += 1
  const headers = new Headers(init.headers)
  if (!headers.has('cookie') && cookie !== '') headers.set('cookie', cookie)
  if (!headers.has('x-forwarded-for'))
    headers.set('x-forwarded-for', `10.${64 + (senders >> 16)}.${(senders >> 8) & 255}.${senders & 255}`)
  headers.set('origin', new URL(shopUrl).origin)
  const answer = await fetch(new URL(path, shopUrl), { ...init, headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer
}
