// A business with its own shop that buys through its software, for the tests of prepaid balances.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ledgerLines, orders, users } from '#db/schema.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { hasAnAccount } from './having-accounts.ts'
import type { TestShop } from './open-test-shop.ts'

/** In the seller's country, so that VAT is charged. */
export const DUTCH: CompanyDetails = {
  companyName: 'Alpha Reizen B.V.',
  streetName: 'Kade',
  streetNumber: '1',
  unitNumber: '',
  postalCode: '1011 AA',
  city: 'Amsterdam',
  country: 'NL',
  vatNumber: 'NL123456789B13',
  companyRegNumber: '',
  invoiceEmail: '',
}

export type Partner = Awaited<ReturnType<typeof aPartner>>

export async function aPartner(shop: TestShop, id: string, company: CompanyDetails = DUTCH) {
  const { prepaid } = shop.shop
  await businessStore(shop.database).create({ id, name: id, domain: `${id}.example.com`, now: shop.clock.now() })
  const email = `boss@${id}.example.com`
  const holder = await hasAnAccount(shop, email, 'business-admin')
  await shop.database.db().update(users).set({ businessId: id }).where(eq(users.id, holder.id))
  const by = { ...shop.at, actor: { id: holder.id, type: 'business-admin' as const } }
  await prepaid.saveBilling({ businessId: id, company }, by)

  const input = (cents: number, attempt: string = randomUUID()) => ({
    businessId: id,
    cents,
    attempt,
    email,
    ip: null,
    rateLimitKey: randomUUID(),
  })
  const place = (cents: number, attempt?: string) => prepaid.placeDeposit(input(cents, attempt), by)
  const newestDeposit = async () => {
    const rows = await shop.database.db().select().from(orders).where(eq(orders.balanceOf, id))
    const newest = rows
      .filter(({ kind }) => kind === 'deposit')
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
    if (!newest) throw new Error(`${id} has no deposit.`)
    return newest
  }
  /** A paid deposit that has arrived. */
  const deposit = async (cents: number) => {
    const placed = await place(cents)
    if (!placed.ok) throw new Error(placed.problem)
    if (placed.continueAt.kind === 'payment_page') await shop.pay(placed.continueAt.url)
    const { id: orderId, reference } = await newestDeposit()
    await shop.until(orderId, ({ provisioningState }) => provisioningState === 'completed')
    return { orderId, reference }
  }
  return {
    id,
    email,
    by,
    place,
    deposit,
    newestDeposit,
    balance: () => prepaid.readBalance(id),
    movements: async () => (await prepaid.viewBalance(id, null)).entries.map(({ kind, cents }) => [kind, cents]),
  }
}

/** The lines of the ledger add up to zero, whatever happened. */
export async function mustBeEven(shop: TestShop): Promise<void> {
  const lines = await shop.database.db().select({ cents: ledgerLines.cents }).from(ledgerLines)
  const sum = lines.reduce((all, { cents }) => all + cents, 0)
  if (sum !== 0) throw new Error(`The ledger comes to ${sum} cents.`)
}
