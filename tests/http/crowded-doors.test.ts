// While too many wait, every form that hashes a password asks newcomers to come back in a moment, and so does an
// order's event stream; nobody loses a link, a code, or a try because of that.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { inTurn } from '#adapters/passwords/argon2.ts'
import { busyCopy } from '#app/copy/site/busy.ts'
import { sessions } from '#db/schema.ts'
import { MOST_WATCHES_PER_ORDER } from '#shop/sales/order-access/open-watch.ts'
import { codeIn, mailTo, resetTokenIn } from '#tests/support/account-mails.ts'
import { PASSWORD, signedIn, userIdOf } from '#tests/support/http-accounts.ts'
import { buyByCard, delivered } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const OTHER = 'Harbour-17-violet'
const BUYER = 'bought@example.com'
const both = { password: OTHER, repeated: OTHER }
/** Both places, and both queues behind them. */
const FULL = { known: 202, strangers: 20 }

let shop: HttpShop
let owner: Browser
let admin: Browser
let guest: Browser
let bought: { id: string; reference: string; iccid: string }
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'owner@example.com')
  admin = await signedIn(shop, 'ada@example.com', 'own-admin')
  await shop.addBusiness({
    id: 'harbour',
    name: 'Harbour',
    domain: 'harbour.example',
    now: new Date(),
  })
  guest = shop.browser()
  const { order } = await buyByCard(shop, guest, { email: BUYER })
  bought = { id: order.id, reference: order.reference, iccid: (await delivered(shop, order.id)).iccid ?? '' }
}, 120_000)
afterAll(() => shop.close())

/** Does something while every place for hashing is taken. */
async function whileCrowded<Done>(work: () => Promise<Done>): Promise<Done> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiting = (['known', 'strangers'] as const).flatMap((lane) =>
    Array.from({ length: FULL[lane] }, () => inTurn(lane, () => promise)),
  )
  try {
    return await work()
  } finally {
    resolve()
    await Promise.all(waiting)
  }
}

const facesOf = async (answer: Response) => ({
  status: answer.status,
  retryAfter: answer.headers.get('retry-after'),
  says: (await answer.text()).includes(busyCopy.text),
})
const TOLD = { status: 503, retryAfter: '5', says: true }
const call = (browser: Browser, path: string, body: Record<string, string>) =>
  browser.send(`/functions/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const account = (fields: Record<string, string>) => owner.post('/account', fields)
const own = { email: 'owner@example.com', password: OTHER }

describe('while too many passwords wait', () => {
  const DOORS: Record<string, () => Promise<Response>> = {
    'the login': () => shop.browser().post('/login', { email: 'owner@example.com', password: PASSWORD }),
    'the login tab': () => shop.browser().post('/auth?tab=login', { email: 'owner@example.com', password: PASSWORD }),
    'the sign-up': () =>
      shop
        .browser()
        .post('/signup', { intent: 'create', email: 'new@example.com', iccid: '', fullName: 'New', ...both }),
    'the profile: a new password': () => account({ intent: 'change_password', current: PASSWORD, ...both }),
    'the profile: another address': () =>
      account({ intent: 'change_email', email: 'b@example.com', password: PASSWORD }),
    'the profile: the end of the account': () => account({ intent: 'delete_account', sure: 'on', password: PASSWORD }),
    'simple-auth': () => call(owner, 'simple-auth', { action: 'update-password', ...own }),
    'manage-accounts': () => call(owner, 'manage-accounts', { action: 'add-password', ...own }),
    'an invitation of an admin': () =>
      admin.post('/admin?tab=admins', { intent: 'invite', email: 'c@example.com', password: PASSWORD }),
    'taking the role of an admin away': async () =>
      admin.post('/admin?tab=admins', {
        intent: 'revoke',
        userId: await userIdOf(shop, 'owner@example.com'),
        password: PASSWORD,
      }),
    'another role': async () =>
      admin.post(`/admin-dashboard/users/${await userIdOf(shop, 'owner@example.com')}`, {
        role: 'business-user',
        business: 'harbour',
        password: PASSWORD,
      }),
  }

  it.each(Object.entries(DOORS))('%s says so', async (_name, knock) => {
    expect(await facesOf(await whileCrowded(knock))).toEqual(TOLD)
  })

  it('a refund by whoever signed in long ago says so', async () => {
    await shop.database
      .db()
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .where(eq(sessions.userId, await userIdOf(shop, 'ada@example.com')))
    const refund = { intent: 'refund', seenCents: '1809', password: PASSWORD }
    const answer = await whileCrowded(() => admin.post(`/admin-dashboard/orders/${bought.id}`, refund))
    expect(await facesOf(answer)).toEqual(TOLD)
  })

  it('the account offer after a purchase says so on the order page', async () => {
    const answer = await whileCrowded(() =>
      guest.post(`/order/account?reference=${bought.reference}`, { password: OTHER }),
    )
    expect(answer.status).toBe(303)
    expect(await (await guest.get(answer.headers.get('location') ?? '')).text()).toContain(busyCopy.text)
  })

  it('the link or code isn’t used up: it works a moment later', async () => {
    const asker = shop.browser()
    await asker.post('/reset-password', { intent: 'request', email: 'owner@example.com' })
    const reset = resetTokenIn(await mailTo(shop.sandbox.url, 'owner@example.com', /^Reset your/))
    const setter = shop.browser()
    await setter.post('/setup-password', { intent: 'send-code', email: BUYER })
    const code = codeIn(await mailTo(shop.sandbox.url, BUYER, /^\d{6} is your/))
    await setter.post('/setup-password', { intent: 'give-code', code, iccid: bought.iccid })
    await admin.post('/admin?tab=admins', { intent: 'invite', email: 'd@example.com', password: PASSWORD })
    const invitation = resetTokenIn(await mailTo(shop.sandbox.url, 'd@example.com', /invited/))
    const first = resetTokenIn((await shop.shop.staff.issueFirstAdminLink()) ?? '')

    const doors = [
      () => asker.post('/reset-password', { intent: 'reset', token: reset, ...both }),
      () => setter.post('/setup-password', { intent: 'set-password', ...both }),
      () => shop.browser().post('/admin-invite', { intent: 'accept', token: invitation, ...both }),
      () => shop.browser().post('/first-admin', { intent: 'make', token: first, email: 'boss@example.com', ...both }),
    ]
    for (const knock of doors) {
      expect(await facesOf(await whileCrowded(knock))).toEqual(TOLD)
      expect((await knock()).status).toBe(200)
    }
  })

  it('nobody loses a try: the right password still works after twenty refusals', async () => {
    const wrong = { intent: 'invite', email: 'e@example.com', password: 'Not-the-one-42' }
    await whileCrowded(async () => {
      for (let round = 0; round < 20; round += 1)
        expect((await admin.post('/admin?tab=admins', wrong)).status).toBe(503)
    })
    expect((await admin.post('/admin?tab=admins', wrong)).status).toBe(403)
  })
})

const openStream = () => guest.get(`/order/events?reference=${encodeURIComponent(bought.reference)}`)

it('an order’s stream serves ten pages at once, asks the next to wait, and has room again when one closes', async () => {
  const streams = await Promise.all(Array.from({ length: MOST_WATCHES_PER_ORDER }, openStream))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const refused = await openStream()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

  await streams.pop()?.body?.cancel()
  await expect
    .poll(async () => {
      const next = await openStream()
      if (next.status === 200) streams.push(next)
      return next.status
    })
    .toBe(200)
  for (const { body } of streams) await body?.cancel()
})

it('an order’s stream begins with what happened before it was open', async () => {
  const { body } = await openStream()
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toMatch(/^retry: 2000\n\ndata: \{"phase":"completed",.*\}\n\n$/)
  await reader?.cancel()
})
