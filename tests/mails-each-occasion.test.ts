// If two things happen at once, both are mailed: no mail replaces another one in the outbox.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '#db/schema.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { sendPartnerMail } from '#shop/people/account/send-partner-mail.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, type Partner } from './support/prepaying.ts'

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  let alpha: Partner
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    alpha = await aPartner(shop, 'alpha')
  })
  afterAll(() => shop.close())

  const amounts = [1_00, 2_00, 3_00, 4_00, 5_00, 6_00]

  it('sends one email per deposit, even if they arrive at once', async () => {
    const { database, clock } = shop
    const deps = {
      mails: mailStore(database),
      customers: customerStore(database),
      clock,
      publicUrl: 'https://a.example',
    }
    const tell = (amountCents: number) =>
      database.tx(() => {
        const facts = { what: 'deposit', amountCents, balanceCents: amountCents } as const
        return sendPartnerMail(deps, { businessId: alpha.id, kind: 'balance_told', facts })
      })
    await Promise.all(amounts.map(tell))
    const told = await database.db().select().from(mails).where(eq(mails.email, alpha.email))
    expect(new Set(told.map(({ facts }) => facts?.['amountCents']))).toEqual(new Set(amounts))
  })

  it('sends one email per code, even if they are requested at once', async () => {
    const { database, clock } = shop
    const store = mailStore(database)
    const email = 'nora@example.com'
    const put = (code: number) =>
      store.putNext({ id: crypto.randomUUID(), email, kind: 'account_code', facts: { code }, now: clock.now() })
    await Promise.all(amounts.map(put))
    const written = await database.db().select().from(mails).where(eq(mails.email, email))
    expect(new Set(written.map(({ facts }) => facts?.['code']))).toEqual(new Set(amounts))
    expect(new Set(written.map(({ generation }) => generation))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })
})
