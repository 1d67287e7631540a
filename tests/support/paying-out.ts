// A shop with two owners and partners who have earned money, for the tests of payouts.
import { eq } from 'drizzle-orm'
import { mails, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import type { Engine } from './engines.ts'
import { hasEarned } from './has-earned.ts'
import { hasAnAccount, PASSWORD, type Holder } from './having-accounts.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>

export const IBAN = 'NL91ABNA0417164300'
const sinceOf = (account: { changedAt: Date } | null) => account?.changedAt.toISOString() ?? ''
export const details = {
  holder: 'Nora Nova',
  iban: IBAN,
  bic: '',
  legalName: 'Nora Nova',
  address: 'Street 1\n1000 AA Amsterdam',
  country: 'NL',
  vatNumber: '',
  isSelfBilled: false,
}

/** `fill` first adds rows that need an empty shop. */
export async function openPayingShop(
  engine: Engine,
  {
    fill,
    startsAt = new Date('2031-03-08T09:00:00Z'),
    settings,
  }: { fill?: (shop: TestShop) => Promise<unknown>; startsAt?: Date; settings?: Record<string, string> } = {},
) {
  const shop = await openTestShop({ engine, startsAt, settings })
  await fill?.(shop)
  const owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  const second = await hasAnAccount(shop, 'second@example.com', 'super-admin')
  const { orderId } = await shop.buy({ email: 'somebody@example.com' })

  const db = () => shop.database.db()
  const as = ({ id }: Holder, type: 'super-admin' | 'business-admin') => ({ ...shop.at, actor: { id, type } })
  const byOwner = () => as(owner, 'super-admin')
  const proof = { token: null, password: PASSWORD }
  const partner = async (id: string) => {
    await businessStore(shop.database).create({ id, name: id, kind: 'affiliate', now: shop.clock.now() })
    const holder = await hasAnAccount(shop, `boss@${id}.example.com`, 'business-admin')
    await db().update(users).set({ businessId: id }).where(eq(users.id, holder.id))
    const by = as(holder, 'business-admin')
    await shop.shop.affiliates.addOwnAffiliate(id, by)
    return { id, by, code: (await shop.shop.partners.findAffiliateLink(id))?.code ?? '' }
  }
  const earn = (businessId: string, cents: number) =>
    hasEarned(shop.database, { businessId, orderId, cents, now: shop.clock.now() })
  const save = async ({ id, by }: { id: string; by: ReturnType<typeof as> }, more: Partial<typeof details> = {}) =>
    shop.shop.payouts.savePayoutDetails({ businessId: id, typed: { ...details, ...more }, proof }, by)
  const balanceOf = async (id: string) => (await shop.shop.partners.viewEarnings(id, null))?.balances
  /** What the page shows to whoever opens it. */
  const seen = async () => {
    const { seenCents, due, payer: from } = await shop.shop.payouts.viewPayouts()
    const partners = new Map(due.map(({ businessId, account }) => [businessId, sinceOf(account)]))
    return { seenCents, seenAccounts: { payer: sinceOf(from), partners } }
  }
  const make = async (by = byOwner(), invoices = new Map<string, string>()) => {
    return shop.shop.payouts.makePayoutRun({ ...(await seen()), invoices, proof }, by)
  }
  const made = async (...given: Parameters<typeof make>) => {
    const run = await make(...given)
    if (!run.ok) throw new Error(run.problem)
    return run.runId
  }
  const paid = (id: string) => shop.shop.payouts.confirmPayoutRun({ id, proof }, byOwner())
  const takenBack = (id: string) => shop.shop.payouts.takeBackPayoutRun({ id, proof }, byOwner())
  const fileOf = (id: string) => shop.shop.payouts.fetchPayoutFile({ id, token: owner.token }, byOwner())
  const nextMonth = () => shop.jump({ days: 31 })
  const kindsTo = async (email: string) =>
    (await db().select({ kind: mails.kind }).from(mails).where(eq(mails.email, email))).map(({ kind }) => kind)
  /** Leaves no money due for the next test. */
  const settle = async () => {
    nextMonth()
    const run = await make()
    if (run.ok) await paid(run.runId)
    nextMonth()
  }

  /** The account that the shop pays from. */
  const payer = { holder: 'Sample Company B.V.', iban: 'DE89370400440532013000', bic: '' }

  return {
    shop,
    owner,
    second,
    payer,
    db,
    as,
    byOwner,
    proof,
    partner,
    earn,
    save,
    balanceOf,
    seen,
    make,
    made,
    paid,
    takenBack,
    fileOf,
    nextMonth,
    kindsTo,
    settle,
  }
}
