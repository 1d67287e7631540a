// Which brand answers on which host, what a broken record or table does to it, and whose name is on orders and mails.
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { ask, bought, mailTo } from './support/owning.ts'

const ALPHA = {
  id: 'alpha',
  name: 'Alpha Roam',
  domain: 'alpha.example',
  primaryColor: '#ffd400',
  mailFrom: 'hello@alpha.example',
  orderPrefix: 'alpharoam',
  legalName: 'Alpha Roam B.V.',
}

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ hasSampleCompany: false })
})
afterEach(() => shop.close())

const businesses = () => businessStore(shop.database)
const add = (business: { id: string; name: string } & Parameters<ReturnType<typeof businessStore>['create']>[0]) =>
  businesses().create(business)
const given = (business: Omit<Parameters<typeof add>[0], 'now'>) => add({ now: shop.clock.now(), ...business })
const alpha = async () => (await shop.shop.brands.readBrand('alpha.example')).brand
const later = () => shop.jump({ seconds: 6 })

describe('the brand of a request', () => {
  it('is the default while there is no record', async () => {
    expect(await shop.shop.brands.readBrand('anything.example')).toMatchObject({ brand: DEFAULT_BRAND, domain: null })
  })

  it('is the first record without a domain, which replaces the defaults', async () => {
    await given({ id: 'house', name: 'House Roam', tagline: 'At home anywhere' })
    await given({ id: 'other', name: 'Second Roam' })
    await given(ALPHA)
    const { brand, origin } = await shop.shop.brands.readBrand('elsewhere.example')
    expect(brand).toMatchObject({
      id: 'house',
      name: 'House Roam',
      tagline: 'At home anywhere',
      heroText: DEFAULT_BRAND.heroText,
      isWhiteLabel: false,
    })
    expect(origin).toBe(shop.url)
  })

  it('is the business with the host’s domain, in any case', async () => {
    await given(ALPHA)
    const tenant = await shop.shop.brands.readBrand('Alpha.Example')
    expect(tenant).toMatchObject({ domain: 'alpha.example', origin: 'http://alpha.example' })
    expect(tenant.brand).toMatchObject({
      name: 'Alpha Roam',
      isWhiteLabel: true,
      company: { legalName: 'Alpha Roam B.V.' },
    })
    expect(await shop.shop.brands.readBrand('alpha.example:8080')).toMatchObject({ domain: null })
  })

  it('replaces an invalid setting and logs it once, without breaking a page', async () => {
    const broken = { primaryColor: 'red;background:url(//x)', name: '</title><script>', logoUrl: 'javascript:alert(1)' }
    await given({ id: 'house', ...broken, orderPrefix: 'Not A Prefix' })
    const { brand } = await shop.shop.brands.readBrand('x.example')
    expect(brand).toMatchObject({ name: DEFAULT_BRAND.name, logoUrl: null, colors: DEFAULT_BRAND.colors })
    expect(brand.orderPrefix).toBe('wanderpass')
  })

  it('skips a record with an invalid domain', async () => {
    await given({ ...ALPHA, domain: 'http://alpha.example/' })
    expect((await shop.shop.brands.readBrand('alpha.example')).brand).toEqual(DEFAULT_BRAND)
  })

  it('stays unchanged while the table can’t be read, and recovers', async () => {
    await shop.database.db().execute(sql`alter table businesses rename to broken`)
    expect((await shop.shop.brands.readBrand('alpha.example')).brand).toEqual(DEFAULT_BRAND)
    expect(shop.shop.brands.brandProblem()).toMatch(/businesses/)
    expect(shop.log.errors).toContain('the brands could not be read')

    await shop.database.db().execute(sql`alter table broken rename to businesses`)
    await given(ALPHA)
    later()
    expect((await shop.shop.brands.readBrand('alpha.example')).brand.name).toBe('Alpha Roam')
    expect(shop.shop.brands.brandProblem()).toBeNull()

    await shop.database.db().execute(sql`alter table businesses rename to broken`)
    later()
    expect((await shop.shop.brands.readBrand('alpha.example')).brand.name).toBe('Alpha Roam')
  })
})

describe('an order under a brand', () => {
  it('has the brand’s prefix, payment page, emails, and links', async () => {
    await given(ALPHA)
    const brand = await alpha()
    const { orderId, reference, continueAt } = await shop.placeOrder({ brand, email: 'a@example.com' })
    expect(reference).toMatch(/^alpharoam_order_\d+_01032_3_/)
    const page = continueAt.kind === 'payment_page' ? continueAt.url : ''
    const hosted = await (await fetch(page)).text()
    expect(hosted).toContain('Alpha Roam')
    expect(hosted).toContain('background:#ffd400;color:#19182a')
    const paid = await shop.pay(page)
    expect(paid.location).toMatch(/^http:\/\/alpha\.example\/success\?reference=alpharoam_order_/)

    await shop.until(orderId, isCompleted)
    const mail = await mailTo(shop, 'a@example.com')
    expect(mail.subject).toBe('eSIM Details from Alpha Roam')
    expect(mail.text).toContain('http://alpha.example/success?reference=')
    expect(mail.html).toContain('#ffd400')
    expect(JSON.stringify(mail)).not.toContain('Wander Pass')
    expect(mail.from).toBe('Alpha Roam <hello@alpha.example>')
  })

  it('exists only at the brand’s address', async () => {
    await given(ALPHA)
    const brand = await alpha()
    const { orderId, reference } = await shop.buy({ brand, email: 'a@example.com' })
    const { iccid } = await shop.until(orderId, isCompleted)
    const own = await bought(shop, 'a@example.com')

    expect(await shop.shop.orders.findOrder(reference, shop.at)).toBeNull()
    expect(await shop.shop.orders.findOrder(reference, shop.atBrand(brand))).not.toBeNull()
    expect(await shop.shop.orders.findOrder(own.reference, shop.atBrand(brand))).toBeNull()
    expect(await ask(shop, { iccid: iccid ?? '', heldOrderIds: [orderId] })).toMatchObject({
      problem: 'iccid_mismatch',
    })
    expect(await ask(shop, { iccid: iccid ?? '', heldOrderIds: [orderId] }, shop.atBrand(brand))).toMatchObject({
      ok: true,
    })
    const codes = { iccid: iccid ?? '', heldOrderIds: [orderId] }
    expect(await shop.shop.esims.viewActivation(codes, shop.at)).toMatchObject({
      problem: 'not_proven',
    })
    expect(await shop.shop.esims.viewActivation(codes, shop.atBrand(brand))).toMatchObject({ ok: true })
    const { id: userId } = await openAccount(shop, 'a@example.com')
    const asked = { userId, email: 'a@example.com', iccid: iccid ?? '', rateLimitKey: 'adding' }
    expect(await shop.shop.esims.addEsimByIccid(asked, shop.at)).toMatchObject({ kind: 'code_needed' })
    expect(await shop.shop.esims.addEsimByIccid(asked, shop.atBrand(brand))).toMatchObject({ problem: 'already_yours' })

    await shop.shop.esims.remindIccids({ email: 'a@example.com', rateLimitKey: 'n' }, shop.atBrand(brand))
    const mail = await mailTo(shop, 'a@example.com')
    expect(mail.subject).toBe('eSIM Details from Alpha Roam')
    expect(mail.text).toContain(iccid)
    expect(mail.text).not.toContain(own.iccid)
  })

  it('is confirmed in the brand’s name when its buyer withdraws, at whatever address', async () => {
    await given(ALPHA)
    const { reference } = await shop.buy({ brand: await alpha(), email: 'a@example.com' })
    const declaration = { orderReference: reference, name: 'A', email: 'a@example.com' }
    await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: 'here' }, shop.at)
    await shop.shop.worker.sweep()
    expect((await shop.mailsTo('a@example.com')).map(({ subject }) => subject)).toContain(
      'We received your withdrawal (Alpha Roam)',
    )
  })

  it('opens its payment page again in the brand’s name after the first one expired', async () => {
    await given(ALPHA)
    const input = { cartId: crypto.randomUUID(), brand: await alpha() }
    await shop.placeOrder(input)
    shop.jump({ seconds: 3600 })
    await shop.shop.worker.sweep()
    const { continueAt } = await shop.placeOrder(input)
    const paid = continueAt.kind === 'payment_page' && (await shop.pay(continueAt.url))
    expect(paid && paid.location).toMatch(/^http:\/\/alpha\.example\//)
  })

  it('belongs to the shop itself once its brand is deleted', async () => {
    const { reference } = await shop.placeOrder({ brand: { ...DEFAULT_BRAND, id: 'gone' } })
    expect(await shop.shop.orders.findOrder(reference, shop.at)).not.toBeNull()
  })
})
