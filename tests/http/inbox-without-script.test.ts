// Staff answer messages with plain forms: without script, a refusal comes back to its form with what was typed.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { withdrawals } from '#db/schema.ts'
import { signedIn, userIdOf } from '../support/http-accounts.ts'
import { buyByCard } from '../support/http-buying.ts'
import { aMail, signed } from '../support/mailing-in.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { bytesOf, PDF, pngOf } from '../support/sent-files.ts'

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

it('a picture comes with a message, is seen and saved by staff alone, and one goes back with the answer', async () => {
  const [writer, email] = [shop.browser(), `${randomUUID()}@writer.example.com`]
  const picture = pngOf(4, 4)
  const write = (files: [name: string, bytes: Uint8Array][], path = '/support') => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ name: 'Kim', email, subject: 'Roaming', message: 'See picture' }))
      form.append(name, value)
    for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name))
    return writer.send(path, { method: 'POST', body: form })
  }
  const refused = await write([
    ['photo.png', picture],
    ['page.png', bytesOf('<html>')],
    ['b.txt', bytesOf('')],
  ])
  const said = await refused.text()
  expect([refused.status, said]).toEqual([400, expect.stringContaining('“page.png” is no PNG, JPEG, or WebP picture')])
  expect(said).toContain('“b.txt” is empty.')
  expect(said).toContain('See picture</textarea>')
  expect(said).toMatch(/<noscript><p[^>]*>Please choose your files again/)
  expect(await (await write([['a.gif', bytesOf('GIF89a\x01\0')]], '/de/support')).text()).toContain(
    '„a.gif“ ist weder ein Bild',
  )
  const many = Array.from({ length: 10_000 }, (_, at): [string, Uint8Array] => [`${at}.txt`, bytesOf('a')])
  expect((await write(many)).status).toBe(400)
  expect((await write([['big.txt', new Uint8Array(8_000_000).fill(97)]])).status).toBe(413)

  const sent = await write([
    [`C:\\${'é'.repeat(14_000)}.html`, picture],
    ['', bytesOf('')],
  ])
  const number = /Your ticket number is (\d{4}-\d{4})/.exec((await sent.text()).replaceAll('<!-- -->', ''))?.[1] ?? ''
  const page = `/admin-dashboard/inbox/${number}`
  const shown = await (await chief.get(page)).text()
  const [, file = ''] = /<a href="([^"]*\/files\/[^"]*)"/.exec(shown) ?? []
  expect(shown).toContain(`<img src="${file}"`)
  const saved = await chief.get(file)
  expect(new Uint8Array(await saved.arrayBuffer())).toEqual(picture)
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''(%C3%A9)+\.html\.png$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect((await chief.get(file.replace(number, await aMessage()))).status).toBe(404)
  const accountant = await signedIn(shop, 'books@staff.example.com', 'accountant')
  for (const other of [writer, shop.browser(), accountant]) expect((await other.get(file)).status).toBe(302)

  const answerWith = (name: string, bytes: Uint8Array) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ ...fieldsIn(shown), intent: 'answer', text: 'Words of mine' }))
      form.append(field, value)
    form.append('files', new File([new Uint8Array(bytes)], name))
    return chief.send(page, { method: 'POST', body: form })
  }
  const wrong = await answerWith('tool.exe', bytesOf('MZ\x90\0'))
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringMatching(/“tool.exe” is no PNG.*Words of mine<\/textarea>/s),
  ])
  expect((await answerWith('steps.html', PDF)).status).toBe(303)
  expect(await (await chief.get(page)).text()).toContain('steps.html.pdf')
  await expect
    .poll(async () => (await mailsWithFiles(email)).flatMap(({ attachments }) => attachments))
    .toEqual([
      { filename: 'steps.html.pdf', contentType: 'application/pdf', content: Buffer.from(PDF).toString('base64') },
    ])
})

const mails = z.array(z.object({ id: z.number() }))
const mail = z.object({
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
})

async function mailsWithFiles(email: string) {
  const at = `${shop.sandbox.url}/mailbox/api/messages`
  const ids = mails.parse(await (await fetch(`${at}?to=${encodeURIComponent(email)}`)).json())
  return Promise.all(ids.map(async ({ id }) => mail.parse(await (await fetch(`${at}/${id}`)).json())))
}

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

it('a template is kept by whoever answers, refused with an unknown placeholder, and put into an answer', async () => {
  const agent = await signedIn(shop, 'third@staff.example.com', 'agent')
  const templates = '/admin-dashboard/answer-templates'
  const add = (text: string) => agent.post(templates, { intent: 'add', name: 'Roaming', text })
  const refused = await add('For {nobody}')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('no placeholder {nobody}')])
  expect((await add('Turn on roaming, {customer_name}.')).status).toBe(303)
  const page = `/admin-dashboard/inbox/${await aMessage()}`
  const id = /<option value="([\da-f-]{36})">Roaming</.exec(await (await agent.get(page)).text())?.[1]
  const inserted = await (await agent.get(`${page}?template=${id}`)).text()
  expect(inserted).toMatch(/<textarea[^>]*name="text"[^>]*>Turn on roaming, Kim\.<\/textarea>/)
})
