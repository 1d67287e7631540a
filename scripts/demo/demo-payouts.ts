// A demo's payout runs: on the 10th of each month, whoever is due by the shop's own rules is paid, with the document
// required.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { NUMBER_DIGITS } from '#shop/sales/invoicing/invoice.ts'
import { linesOfPaid, linesOfPayout } from '#shop/sales/ledger/entry.ts'
import { executionDay, monthAfter, toMonth } from '#shop/partners/payout/payout-terms.ts'
import { getPayoutInvoice, getStanding, vatOn } from '#shop/partners/payout/standing.ts'
import { purchaseVat } from '#shop/catalogue/pricing/purchase-vat.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { DemoMovement } from './demo-ledger.ts'
import type { World } from './demo-order.ts'
import type { DemoPartners } from './demo-partners.ts'

type Paid = Pick<DemoRows, 'payoutRuns' | 'payouts' | 'selfBilledCounters'> & { movements: DemoMovement[] }
type Payee = DemoPartners['payees'][number]

const PAID_AFTER_MS = 6 * 3_600_000

/** `earned` is in the order in which it happened; `prefix` is that of the shop's own documents. */
export function payoutsOf(
  world: World,
  payees: readonly Payee[],
  earned: readonly DemoMovement[],
  prefix: string,
): Paid {
  const made: Paid = { payoutRuns: [], payouts: [], selfBilledCounters: [], movements: [] }
  const [first] = earned
  if (!first) return made
  const payable = new Map<string, number>()
  const papers = new Map<string, number>()
  let next = 0
  for (let month = toMonth(dateOnlyOf(first.at, 'UTC')); ; month = monthAfter(month)) {
    const at = new Date(`${month}-10T09:00:00Z`)
    const paidAt = new Date(at.getTime() + PAID_AFTER_MS)
    if (paidAt > world.now) break
    for (let movement = earned[next]; movement && movement.at < at; movement = earned[++next])
      for (const { businessId, account, cents } of movement.lines)
        if (businessId !== null && account === 'payable')
          payable.set(businessId, (payable.get(businessId) ?? 0) + cents)

    const runId = world.chance.id()
    const paid = payees.flatMap((payee) =>
      payoutOf(world, payee, payable.get(payee.businessId) ?? 0, { at, runId, month }),
    )
    if (paid.length === 0) continue
    made.payoutRuns.push({
      id: runId,
      month,
      executionOn: executionDay(dateOnlyOf(at, 'UTC')),
      holder: 'Demo shop',
      iban: 'DE89370400440532013000',
      bic: '',
      state: 'paid',
      madeBy: 'demo',
      madeAt: at,
      endedBy: 'demo',
      endedAt: paidAt,
    })
    for (const payout of paid) {
      const { id: payoutId, businessId, netCents, vatCents } = payout
      if (payout.paper === 'self_billed') {
        const series = `${prefix.toUpperCase()}-SB-${month.slice(0, 4)}`
        const number = (papers.get(series) ?? 0) + 1
        papers.set(series, number)
        payout.paperNumber = `${series}-${String(number).padStart(NUMBER_DIGITS, '0')}`
      }
      made.payouts.push(payout)
      made.movements.push(
        { kind: 'payout', cause: `payout:${payoutId}`, payoutId, at, lines: linesOfPayout(businessId, netCents) },
        {
          kind: 'payout_paid',
          cause: `payout_paid:${payoutId}`,
          payoutId,
          at: paidAt,
          lines: linesOfPaid(businessId, netCents, vatCents),
        },
      )
      payable.set(businessId, (payable.get(businessId) ?? 0) - netCents)
    }
  }
  made.selfBilledCounters.push(...[...papers].map(([series, lastNumber]) => ({ series, lastNumber })))
  return made
}

function payoutOf(
  { rates, sellerCountry, chance }: World,
  details: Payee,
  payableCents: number,
  { at, runId, month }: { at: Date; runId: string; month: string },
): DemoRows['payouts'] {
  const { businessId, legalName, address, country, holder, iban, bic } = details
  const payee = { legalName, address, country, vatNumber: details.vatNumber ?? null }
  const isSelfBilled = details.isSelfBilled === true
  const vat = purchaseVat(rates, payee, sellerCountry, dateOnlyOf(at, 'UTC'))
  const standing = getStanding({
    payableCents,
    isEnded: false,
    details: { changedAt: details.changedAt, isSelfBilled, vatVerdict: null },
    refusedAt: null,
    vat,
  })
  if (standing !== 'due' && standing !== 'invoice_missing') return []
  return [
    {
      id: chance.id(),
      runId,
      businessId,
      netCents: payableCents,
      vatBasisPoints: vat.basisPoints,
      vatCents: vatOn(payableCents, vat),
      vatBasis: vat.basis,
      paper: getPayoutInvoice({ isSelfBilled, vatNumber: payee.vatNumber }),
      // The partner's own invoice arrived in time.
      paperNumber: standing === 'invoice_missing' ? `DEMO-${month}` : null,
      payee,
      holder,
      iban,
      bic,
    },
  ]
}
