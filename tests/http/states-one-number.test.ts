// What needs attention is one number, whichever page of the back office states it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails, orders } from '#db/schema.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const DAY_MS = 86_400_000
const LIST = '/admin-dashboard?tab=orders&view=to-look-at'
const OVERVIEW = '/super-admin-dashboard'
const SYSTEM = '/super-admin-dashboard?tab=system'

let shop: HttpShop
let owner: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'owner@example.com', 'super-admin')
  const db = shop.database.db()
  const { orderId } = await shop.placeOrder()
  const [pattern] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!pattern) throw new Error('There is no order to copy.')
  const sold = { ...pattern, paymentState: 'paid', provisioningState: 'completed', paidCents: 1809 } as const
  const conflicting = { ...sold, isTaxConflict: true }
  const waiting = [
    { ...sold, provisioningState: 'failed' as const },
    { ...sold, reviewReason: 'disputed' as const },
    conflicting,
    { ...conflicting, reviewReason: 'disputed' as const },
  ]
  const settled = [
    sold,
    { ...conflicting, taxCheckedAt: new Date() },
    // Declared long ago, so it can only be corrected in a later return.
    { ...conflicting, createdAt: new Date(Date.now() - 400 * DAY_MS) },
    // Nobody paid for it.
    { ...pattern, isTaxConflict: true },
  ]
  for (const row of [...waiting, ...settled]) {
    const id = randomUUID()
    await db.insert(orders).values({ ...row, id, reference: id, attemptKey: id })
  }
  await db.insert(mails).values({
    id: randomUUID(),
    email: 'lost@example.com',
    kind: 'iccid_reminder',
    generation: 1,
    state: 'refused',
    tries: 1,
    lastProblem: 'no such mailbox',
    nextTryAt: new Date(0),
    createdAt: new Date(Date.now() - 30 * DAY_MS),
  })
})
afterAll(() => shop.close())

const textOf = async (path: string) => textIn(await (await owner.get(path)).text())
const textIn = (page: string) =>
  page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('is as many orders in the navigation, the list, the overview, and the checks of the system', async () => {
  const [list, overview, system] = await Promise.all([LIST, OVERVIEW, SYSTEM].map(textOf))
  for (const page of [list, overview, system]) expect(page).toMatch(/Orders 4 , 4 waiting/)
  expect(list).toMatch(/Needs attention 4 Failed 1 Needs review 2 Disputes 2 VAT conflicts 2/)
  const rows = (await (await owner.get(LIST)).text()).matchAll(/href="\/admin-dashboard\/orders\/([0-9a-f-]{36})"/g)
  expect(new Set([...rows].map(([, id]) => id)).size).toBe(4)
  expect(overview).toContain('4 orders')
  expect(overview).toContain('VAT evidence conflicts')
  expect(system).toContain('4 orders: 0 stuck, 1 failed, 2 to review, 2 VAT conflicts')
})

it('is as many emails, however old, and all of them together on both overviews', async () => {
  const [overview, desk, system] = await Promise.all([OVERVIEW, '/admin-dashboard', SYSTEM].map(textOf))
  expect(overview).toContain('1 email ')
  expect(system).toContain('0 not accepted yet, 1 permanently rejected')
  for (const page of [overview, desk]) expect(page).toContain('5 open items')
  for (const page of [overview, desk, system]) expect(page).toMatch(/Home 5 , 5 waiting/)
})

it('is for everybody what they can open: an email that only an owner sees waits for nobody else', async () => {
  const admin = await signedIn(shop, 'admin@example.com', 'own-admin')
  const desk = textIn(await (await admin.get('/admin-dashboard')).text())
  expect(desk).toMatch(/Home 4 , 4 waiting/)
  expect(desk).toContain('4 open items')
  expect(desk).not.toContain('Emails not delivered')
})

it('tells who gets notices as the setup does: nobody, without a support inbox', async () => {
  const system = await textOf(SYSTEM)
  expect(system).toContain('Nobody gets notices of messages and withdrawals: there’s no support inbox yet.')
  expect(system).toContain('Nobody gets these yet: there’s no support inbox')
  expect(system).not.toContain('These go to')
})

const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, to = '']) => to)

it('leads from Home to the place itself where a step of the setup is done, which the navigation does not', async () => {
  const page = (await (await owner.get(OVERVIEW)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const navigation = new Set([...page.matchAll(/<nav[\s\S]*?<\/nav>/g)].flatMap(([html]) => linksIn(html)))
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(page) ?? []
  const links = linksIn(main.replaceAll(/<nav[\s\S]*?<\/nav>/g, ''))
  expect(links).toEqual(expect.arrayContaining([expect.stringContaining('/admin?tab=brand#')]))
  // 'View shop' isn't shown beside the specified 'Back to Home'.
  expect(links.filter((to) => to !== '/' && navigation.has(to))).toEqual([])
  const lost: string[] = []
  for (const to of links.filter((each) => each.includes('#'))) {
    const [path = '', id] = to.replaceAll('&amp;', '&').split('#')
    if (!(await (await owner.get(path)).text()).includes(`id="${id}"`)) lost.push(to)
  }
  expect(lost).toEqual([])
})
