// A partner who has been paid, and has more to come.
import { eq } from 'drizzle-orm'
import { payoutRuns } from '#db/schema.ts'
import { hasEarned } from './has-earned.ts'
import { PASSWORD, userIdOf } from './http-accounts.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'

/** A paid run, a run that is waiting, and more money that is due. */
export async function havePayouts(
  shop: HttpShop,
  { businessId, orderId, chief, earning }: { businessId: string; orderId: string; chief: Browser; earning: Browser },
): Promise<void> {
  const account = { holder: 'Nora Nova', iban: 'NL91ABNA0417164300', password: PASSWORD }
  await earning.post('/business-dashboard?tab=payouts', {
    ...account,
    intent: 'save_payout',
    legalName: 'Nora Nova',
    address: 'Street 1',
    country: 'NL',
  })
  await chief.post('/super-admin-dashboard/payouts', { ...account, intent: 'payer' })
  const by = {
    ...shop.at,
    actor: { id: await userIdOf(shop, 'chief@forms.example.com'), type: 'super-admin' as const },
  }
  const run = async (monthsAgo: number) => {
    await hasEarned(shop.database, { businessId, orderId, cents: 5_000, now: new Date() })
    const proof = { token: null, password: PASSWORD }
    const { seenCents, due, payer } = await shop.shop.payouts.viewPayouts()
    const partners = new Map(due.map((row) => [row.businessId, row.account?.changedAt.toISOString() ?? '']))
    const seen = { seenCents, seenAccounts: { payer: payer?.changedAt.toISOString() ?? '', partners } }
    const made = await shop.shop.payouts.makePayoutRun({ ...seen, invoices: new Map(), proof }, by)
    if (!made.ok) throw new Error(made.problem)
    // As if the run were from an earlier month.
    await shop.database
      .db()
      .update(payoutRuns)
      .set({ month: `2026-0${monthsAgo}` })
      .where(eq(payoutRuns.id, made.runId))
    return { id: made.runId, proof }
  }
  await shop.shop.payouts.confirmPayoutRun(await run(1), by)
  await run(2)
  await hasEarned(shop.database, { businessId, orderId, cents: 5_000, now: new Date() })
}
