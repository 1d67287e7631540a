// What staff finds in the inbox about a cancellation: what the buyer said, what the network said, and the terms.
import type { Order } from '#shop/sales/order/order.ts'
import { formatEuro } from '#values/money.ts'
import { cancelableUntil, type HeldBecause, type ReturnReason } from './cancellation.ts'
import type { CancellationRow } from './cancellation-store.ts'

type Described = { order: Order; row: CancellationRow; held: HeldBecause; networkName: string }

export function composeCancellationTicket(described: Described): { subject: string; text: string } {
  const { order, row, held } = described
  const lines = [
    `${order.customerName} cancels the order ${order.reference}: ${REASONS[row.reason]}`,
    `Requested on ${momentOf(row.createdAt)}. Ordered on ${momentOf(order.createdAt)}. Left of the payment: ${formatEuro(order.totalCents - order.refundedCents)}.`,
    `Why you decide: ${HELD[held]}`,
    networkLine(described),
    termsLine(order, row),
  ]
  return { subject: 'Cancellation of an order', text: lines.join('\n') }
}

const REASONS: Record<ReturnReason, string> = {
  wrong_country: 'wrong country.',
  other_dates: 'other dates.',
  trip_canceled: 'the trip was canceled.',
  phone_unfit: 'the phone can’t use it.',
  other: 'another reason.',
  gift_returned: 'it was a gift, and whoever got it hands it back.',
}

const HELD: Record<HeldBecause, string> = {
  disputed: 'the buyer’s bank asks about the payment. Don’t pay back what the bank may take.',
  in_review: 'the order is in review.',
  replaced: 'its eSIM was replaced, so another order has the eSIM or the money.',
  not_delivered: 'it has no delivered eSIM.',
  topped_up: 'data was added to the eSIM, which was paid for separately.',
  network_silent: 'the network didn’t answer.',
  installed: 'the network says that the eSIM was installed or used.',
  unclear: 'the network doesn’t tell whether the eSIM was installed.',
  terms_off: 'the terms of this network leave it to a person.',
  too_late: 'the days of its terms are over.',
  too_many: 'there were too many cancellations by this buyer, with this card, or from this network.',
  network_refused: 'the network doesn’t take the eSIM back.',
  refund_refused: 'the money couldn’t be paid back automatically.',
}

function networkLine({ row, held, networkName }: Described) {
  const { lookedAt, profileState, isInUse, usedMegabytes } = row
  if (lookedAt === null) return `Network (${networkName}): no answer.`
  const use = isInUse === null ? 'use unknown' : isInUse ? 'in use' : 'not in use'
  const used = usedMegabytes === null ? 'data used unknown' : `${usedMegabytes} MB used`
  return `Network (${networkName}), asked on ${momentOf(lookedAt)}: profile ${profileState ?? 'not told'}, ${use}, ${used}.${returnedText(row, held)}`
}

function returnedText({ returnBegunAt, returnedAt }: CancellationRow, held: HeldBecause): string {
  if (returnedAt !== null) return ` It took the eSIM back on ${momentOf(returnedAt)}.`
  return (held === 'network_silent' || held === 'topped_up') && returnBegunAt !== null
    ? ' It may have taken the eSIM back: look there.'
    : ''
}

function termsLine(order: Order, { isOn, days, usedBasisPoints, usedMegabytes }: CancellationRow) {
  const terms = `Terms of the order: ${isOn ? 'automatic' : 'by a person'}, within ${days} days (until ${momentOf(cancelableUntil(order, { isOn, days, usedBasisPoints }))}), at most ${usedBasisPoints / 100}% of the data used.`
  const { megabytes } = order.bundle
  if (usedMegabytes === null || megabytes <= 0) return terms
  const isWithin = usedMegabytes * 10_000 <= usedBasisPoints * megabytes
  return `${terms} ${Math.round((usedMegabytes / megabytes) * 1000) / 10}% was used, which is ${isWithin ? 'within' : 'above'} that.`
}

const momentOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
