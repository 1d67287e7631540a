// Staff answer messages with plain forms: without script, a refusal comes back to its form with what was typed.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawals } from '#db/schema.ts'
import { signedIn, userIdOf } from '../support/http-accounts.ts'
import { buyByCard } from '../support/http-buying.ts'
import { aMail, signed } from '../support/mailing-in.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let chief: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  chief = await signedIn(shop, 'chief@staff.example.com', 'super-admin')
})
afterAll(() => shop.close())

async function aMessage(email = `${randomUUID()}@writer.example.com`) {
  const said = { formId: randomUUID(), orderId: null, businessId: null, name: 'Kim', email, subject: 'Hello' }
  const opened = await shop.shop.inbox.openTicket({ ...said, text: 'Hi', rateLimitKey: email })
  if (!opened.ok) throw new Error(opened.problem)
  return opened.number
}

/** What the form of an answer says about the page that it stands on. */
const fieldsIn = (html: string) =>
  Object.fromEntries(
    ['version', 'seenTaker', 'seenAnswers'].map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '',
    ]),
  )

it('refusing a withdrawal asks again if the reason is missing', async () => {
  const email = `${randomUUID()}@withdraws.example.com`
  const declaration = { orderReference: 'INV-0815', name: 'Alex', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: email }, shop.at)
  const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
  const page = `/admin-dashboard/inbox/${row?.ticketNumber}?ask=refuse`
  expect(await (await chief.get(page)).text()).toContain(`action="${page}"`)
  const wrong = await chief.post(page, { intent: 'refuse', refusal: '', text: 'Kept words' })
  const said = await wrong.text()
  expect(wrong.status).toBe(409)
  expect(said).toContain('That reason doesn’t apply to this order.')
  expect(said).toContain('Kept words')
})

it('a message linked to the wrong order can be linked to another', async () => {
  const email = `${randomUUID()}@withdraws.example.com`
  const declaration = { orderReference: 'INV-4711', name: 'Alex', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: email }, shop.at)
  const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
  const page = `/admin-dashboard/inbox/${row?.ticketNumber}`
  const buy = () => buyByCard(shop, shop.browser(), { email: `${randomUUID()}@buyer.example.com` })
  const [wrong, right] = [await buy(), await buy()]
  for (const { order } of [wrong, right]) {
    const shown = await (await chief.get(page)).text()
    expect(shown).toMatch(/<input[^>]*name="reference"/)
    const version = /name="version" value="(\d+)"/.exec(shown)?.[1] ?? ''
    const linked = await chief.post(page, { intent: 'link', version, reference: order.reference })
    expect(linked.status).toBe(303)
    expect(await (await chief.get(page)).text()).toContain(`href="/admin-dashboard/orders/${order.id}"`)
  }
})

it('two people who answer one message are told of each other, and keep what they typed', async () => {
  const page = `/admin-dashboard/inbox/${await aMessage()}`
  const second = await signedIn(shop, 'second@staff.example.com', 'agent')
  const shown = async (who: Browser) => await (await who.get(page)).text()
  const fields = fieldsIn(await shown(chief))
  expect((await second.post(page, { intent: 'take', seenTaker: '-'.repeat(36) })).status).toBe(303)
  expect(await shown(second)).toContain('Let it go')
  const answer = { intent: 'answer', text: 'Words of the first' }
  const taken = await chief.post(page, { ...fields, ...answer })
  expect(taken.status).toBe(409)
  const told = await taken.text()
  expect(told).toContain('Someone else is answering this message right now.')
  expect(told).toContain('Words of the first</textarea>')
  expect(told).toMatch(/Take over from/)
  expect((await second.post(page, { ...fieldsIn(await shown(second)), ...answer, text: 'Theirs' })).status).toBe(303)
  const late = await chief.post(page, { ...fieldsIn(told), ...answer })
  expect(late.status).toBe(409)
  const read = await late.text()
  expect(read).toContain('Someone else has answered since you opened this page.')
  expect(read).toContain('Words of the first</textarea>')
  expect((await chief.post(page, { ...fieldsIn(read), ...answer })).status).toBe(303)
})

it('a customer’s page names a message’s state like the inbox', async () => {
  const email = `${randomUUID()}@customer.example.com`
  await signedIn(shop, email)
  const id = await userIdOf(shop, email)
  await aMessage(email)
  const page = (await (await chief.get(`/admin-dashboard/users/${id}`)).text()).replaceAll('<!-- -->', '')
  expect(/id="tickets".*?<\/section>/s.exec(page)?.[0]).toContain('Needs an answer')
})

it('without a secret, the door for mail is closed', async () => {
  const raw = aMail({ from: 'someone@example.com' })
  const { timestamp, signature } = signed(raw)
  const headers = { 'x-mail-timestamp': timestamp, 'x-mail-signature': signature, 'content-type': 'message/rfc822' }
  expect((await fetch(`${shop.url}/webhooks/mail`, { method: 'POST', body: raw, headers })).status).toBe(404)
})
