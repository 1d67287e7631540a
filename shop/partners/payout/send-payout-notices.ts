// On the 10th, tells administrators that partners are waiting for the run, and each unpaid partner why. Once a month
// each, however often a worker checks.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { PayoutObstacle, PayoutsDueMail } from '#ports/mailer.ts'
import { dateOnlyOf } from '#values/date.ts'
import { listStandings, type ListStandingsDeps } from './list-standings.ts'
import { isPayable } from './make-payout-run.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import { toMonth, PAYOUT_TERMS } from './payout-terms.ts'
import type { Standing } from './standing.ts'

const ROUND = 'payout-notices'
const EVERY_MS = 3_600_000
/** A worker that was down on the 10th has this many days to catch up. */
const DAYS = 3

export type SendPayoutNoticesDeps = ListStandingsDeps &
  SendPartnerMailDeps &
  Pick<Base, 'supportAddress'> & {
    workerBeats: { claim: (round: string, before: Date, now: Date) => Promise<boolean> }
  }

const TOLD: Partial<Record<Standing, PayoutObstacle>> = {
  below_minimum: 'below_minimum',
  negative: 'negative',
  bank_missing: 'bank_missing',
  bank_refused: 'bank_refused',
  invoice_missing: 'invoice_missing',
  vat_number_unknown: 'vat_number_unknown',
}

/** Due work, safe to call anytime and on every node. */
export async function sendPayoutNotices(deps: SendPayoutNoticesDeps): Promise<void> {
  const { mails, payouts, workerBeats, supportAddress, clock, timeZone } = deps
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  const date = Number(today.slice(8))
  if (date < PAYOUT_TERMS.day || date >= PAYOUT_TERMS.day + DAYS) return
  if (!(await workerBeats.claim(ROUND, new Date(now.getTime() - EVERY_MS), now))) return
  const once = Number(toMonth(today).replace('-', ''))
  const standings = await listStandings(deps)
  for (const { businessId, standing, payableCents } of standings) {
    const why = TOLD[standing]
    if (why)
      await sendPartnerMail(deps, { businessId, kind: 'payout_waits', facts: { amountCents: payableCents, why }, once })
  }
  if (!standings.some(isPayable) || (await payouts.listRunsOf(toMonth(today))).length > 0) return
  await mails.put({
    id: randomUUID(),
    email: supportAddress,
    kind: 'payouts_due',
    generation: once,
    language: 'en',
    now,
  })
}

/** The owner's email, written when it leaves. */
export async function composePayoutsDue(
  deps: ListStandingsDeps & { publicUrl: string },
  to: string,
): Promise<PayoutsDueMail> {
  const payable = (await listStandings(deps)).filter(isPayable)
  return {
    kind: 'payouts_due',
    to,
    recipientName: null,
    partners: payable.length,
    totalCents: payable.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0),
    link: `${deps.publicUrl}/super-admin-dashboard/payouts`,
  }
}
