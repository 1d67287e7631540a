// An affiliate's money over HTTP, page by page: earnings are released, the owner makes the run, the bank's file matches
// the pages, and the affiliate sees the payment, with a statement for the books.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerHolds, payouts, users } from '#db/schema.ts'
import { dateOnlyOf } from '#values/date.ts'
import { PASSWORD, signedIn } from '../support/http-accounts.ts'
import { hasEarned } from '../support/has-earned.ts'
import { readPdfText } from '../support/read-pdf.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const DESK = '/super-admin-dashboard/payouts'
const OWN = '/business-dashboard?tab=payouts'
const IBAN = 'NL91ABNA0417164300'
const DETAILS = {
  intent: 'save_payout',
  holder: 'Nora Nova',
  iban: IBAN,
  legalName: 'Nora Nova Travel',
  address: 'Street 1\n1000 AA Amsterdam',
  country: 'NL',
  vatNumber: 'NL123456789B01',
  selfBilled: 'yes',
}

const textOf = async (browser: Browser, path: string) =>
  (await (await browser.get(path)).text()).replaceAll('<!-- -->', '')

/** The owner's form as the page showed it. */
const formOf = (page: string) => {
  const fields = [...page.matchAll(/name="(seenCents|payerSince|account-nova)" value="([^"]*)"/g)]
  return { intent: 'make', ...Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) }
}

describe('an affiliate', () => {
  let shop: HttpShop
  let owner: Browser
  let nora: Browser
  let agent: Browser
  let other: Browser
  const works = async (email: string, businessId: string, accountType = 'business-admin') => {
    const browser = await signedIn(shop, email, 'business-admin')
    await shop.database.db().update(users).set({ businessId, accountType }).where(eq(users.email, email))
    return browser
  }
  const month = dateOnlyOf(new Date(), 'Europe/Amsterdam').slice(0, 7)

  beforeAll(async () => {
    shop = await openHttpShop()
    for (const id of ['nova', 'other'])
      await shop.addBusiness({ id, name: `${id} travel`, kind: 'affiliate', now: new Date() })
    owner = await signedIn(shop, 'owner@paid.example.com', 'super-admin')
    nora = await works('nora@paid.example.com', 'nova')
    agent = await works('agent@paid.example.com', 'nova', 'business-user')
    other = await works('other@paid.example.com', 'other')
    for (const browser of [nora, other]) await browser.post('/business-dashboard?tab=earnings', { intent: 'join' })
  }, 120_000)
  afterAll(() => shop.close())

  it('sees the sale and what blocks the payout, and enters an account that is never shown again', async () => {
    const code = (await shop.shop.partners.findAffiliateLink('nova'))?.code ?? ''
    const { orderId } = await shop.buy({ email: 'friend@paid.example.com', couponCode: code })
    await expect.poll(() => textOf(nora, '/business-dashboard?tab=earnings')).toContain('Order paid')
    // As if 28 days had passed.
    await shop.database
      .db()
      .update(ledgerHolds)
      .set({ releaseAt: new Date(0) })
      .where(eq(ledgerHolds.orderId, orderId))
    await shop.shop.worker.sweep()
    expect(await textOf(nora, '/business-dashboard?tab=earnings')).toContain('Hold released')
    expect(await textOf(nora, OWN)).toContain('Less than the smallest payout.')
    await hasEarned(shop.database, { businessId: 'nova', orderId, cents: 9_865, now: new Date() })
    expect(await textOf(nora, OWN)).toContain('We don’t have your bank account yet.')

    const wrong = await nora.post(OWN, { ...DETAILS, iban: 'NL92ABNA0417164300' })
    expect(wrong.status).toBe(400)
    const page = await wrong.text()
    expect(page).toContain('This isn’t a valid IBAN.')
    expect(page).toContain('Nora Nova Travel')
    expect(page).not.toContain('0417164300')
    expect((await nora.post(OWN, DETAILS)).status).toBe(303)
    const saved = await textOf(nora, OWN)
    expect(saved).toContain('NL•• •••• 4300')
    expect(saved).toContain('All set: you’ll be paid')
    for (const path of [OWN, '/business-dashboard.data?tab=payouts'])
      expect(await textOf(nora, path)).not.toContain('0417164300')
    expect(shop.logLines.join('')).not.toContain('0417164300')
  })

  it('is paid once the owner made the run, downloaded the file, and confirmed the payment', async () => {
    expect(await textOf(owner, DESK)).toContain('Add the account that partners are paid from')
    const payer = { intent: 'payer', holder: 'Sample Company B.V.', iban: 'DE89370400440532013000' }
    expect((await owner.post(DESK, payer)).status).toBe(303)
    const desk = await textOf(owner, DESK)
    expect(desk).toContain('nova travel')
    expect(desk).not.toMatch(/0417164300|0532013000/)
    const shown = formOf(desk)
    expect(shown).toMatchObject({ seenCents: '10000' })
    expect((await owner.post(DESK, { ...shown, seenCents: '1' })).status).toBe(409)
    // Changes made after the page was shown aren't paid unseen.
    expect((await nora.post(OWN, { ...DETAILS, iban: 'FR1420041010050500013M02606' })).status).toBe(303)
    const unseen = await owner.post(DESK, shown)
    expect(unseen.status).toBe(409)
    const told = await unseen.text()
    expect(told).toContain('A partner changed their bank account after you opened this page, so no run was made.')
    expect(told).toContain('This account is new since you opened the page.')
    expect((await nora.post(OWN, DETAILS)).status).toBe(303)
    const fresh = formOf(await textOf(owner, DESK))
    expect((await owner.post(DESK, fresh)).status).toBe(303)
    const again = await owner.post(DESK, fresh)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('This month’s run has already been made.')

    const open = await textOf(owner, DESK)
    const file = /href="(\/super-admin-dashboard\/payouts\.xml\?run=[0-9a-f-]+)"/.exec(open)?.[1] ?? ''
    const xml = await owner.get(file)
    expect(xml.headers.get('content-disposition')).toBe(`attachment; filename="payouts-${month}.xml"`)
    const text = await xml.text()
    expect(text).toContain(`<IBAN>${IBAN}</IBAN>`)
    expect(text).toContain('<InstdAmt Ccy="EUR">121.00</InstdAmt>')
    expect(await (await owner.get(file)).text()).toBe(text)
    expect((await nora.get(file)).status).toBe(302)
    expect(await textOf(nora, OWN)).toContain('On its way')

    const id = file.split('=')[1] ?? ''
    expect((await owner.post(DESK, { intent: 'paid', id })).status).toBe(303)
    expect((await owner.post(DESK, { intent: 'take_back', id })).status).toBe(409)
    expect(await textOf(nora, OWN)).toContain('Paid on')
    expect(await textOf(nora, '/business-dashboard?tab=earnings')).toContain('Paid out')
    await expect
      .poll(async () => (await shop.mailsTo('nora@paid.example.com')).map(({ subject }) => subject))
      .toContain('Your earnings from Wander Pass are on their way')
  })

  it('has its paper on the owner’s page, which nobody else can open', async () => {
    const page = await textOf(owner, DESK)
    const paper =
      /href="(\/super-admin-dashboard\/statement\.pdf[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(paper).toBe(`/super-admin-dashboard/statement.pdf?business=nova&month=${month}`)
    const pdf = await owner.get(paper)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [paid] = await shop.database.db().select().from(payouts)
    expect(readPdfText(Buffer.from(await pdf.arrayBuffer()))).toContain(paid?.paperNumber)
    for (const somebody of [nora, other, agent]) expect((await somebody.get(paper)).status).toBe(302)
    for (const wrong of ['business=nova&month=2020-01', 'business=nobody&month=2026-11', 'month=x', ''])
      expect((await owner.get(`/super-admin-dashboard/statement.pdf?${wrong}`)).status).toBe(404)
  })

  it('can download statements only of its own business', async () => {
    expect(await textOf(nora, OWN)).toContain('Months are those of the shop’s time zone')
    const pdf = await nora.get(`/business-dashboard/statement.pdf?month=${month}`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const csv = await (await nora.get(`/business-dashboard/statement.csv?month=${month}`)).text()
    const [paid] = await shop.database.db().select().from(payouts)
    expect(csv).toContain(`"bank_paid",,,,,"domestic",21,21,121,"${paid?.paperNumber}"`)
    expect(csv).not.toMatch(/friend@|0417164300/)

    const others = await (await other.get(`/business-dashboard/statement.csv?month=${month}`)).text()
    expect(others.trim().split('\r\n')).toHaveLength(3)
    for (const path of [OWN, `/business-dashboard/statement.csv?month=${month}`]) {
      expect((await agent.get(path)).status).toBe(302)
      expect((await other.get(`${path}&business=nova`)).status).toBe(404)
    }
    expect((await other.post(`${OWN}&business=nova`, { ...DETAILS, password: PASSWORD })).status).toBe(404)
    expect((await other.post(OWN, { ...DETAILS, business: 'nova' })).status).toBe(404)
    expect((await agent.post(OWN, DETAILS)).status).toBe(302)
  })
})
