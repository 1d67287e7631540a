// What staff finds in the inbox about a cancellation: what the buyer said, what the network said, and the terms.
import type { Order } from '#shop/sales/order/order.ts'
import type { PhoneFit } from '#shop/sales/order/ordered-phone.ts'
import { formatEuro } from '#values/money.ts'
import {
  cancelableUntil,
  isGone,
  type Evidence,
  type HeldBecause,
  type OtherCase,
  type ReturnReason,
} from './cancellation.ts'
import type { CancellationRow } from './cancellation-store.ts'

type OtherEsim = Pick<OtherCase<Order>, 'order'> & Partial<OtherCase<Order>>
type CancellationCase = {
  order: Order
  row: CancellationRow
  held: HeldBecause
  networkName: string
  /** Those that the same payment paid for, and what their networks said; missing where they weren't asked again. */
  others: readonly OtherEsim[]
  /** What was paid for a dearer bundle, which has gone back unless it couldn't; null if nothing was. */
  difference: { reference: string; cents: number; isKept: boolean } | null
  /** The order that paid for this traveler, and their share of its price; null if it was paid by itself. */
  share: { reference: string; cents: number } | null
}

export function composeCancellationTicket(described: CancellationCase): { subject: string; text: string } {
  const { order, row, held } = described
  const lines = [
    `${order.customerName} cancels the order ${order.reference}: ${REASONS[row.reason]}`,
    `Requested on ${momentOf(row.createdAt)}. Ordered on ${momentOf(order.createdAt)}. ${moneyText(described)}`,
    ...insteadLine(row),
    ...differenceLine(described),
    `Why you decide: ${HELD[held]}`,
    networkLine(described),
    ...described.others.map(otherLine),
    termsLine(order, row),
    ...phoneLines(order),
  ]
  return { subject: 'Cancellation of an order', text: lines.join('\n') }
}

function moneyText({ order, share }: CancellationCase): string {
  if (share === null) return `Left of the payment: ${formatEuro(order.totalCents - order.refundedCents)}.`
  return `This is traveler ${order.traveler ?? 0} of the order ${share.reference}, whose share is ${formatEuro(share.cents)}.`
}

const insteadLine = ({ instead }: CancellationRow): string[] =>
  instead === null
    ? []
    : [`Wants instead: ${instead.zone}, ${instead.data}, ${instead.days} days, for ${formatEuro(instead.priceCents)}.`]

function differenceLine({ difference }: CancellationCase): string[] {
  if (difference === null) return []
  const { reference, cents, isKept } = difference
  return [
    `The difference of ${formatEuro(cents)} was paid with the order ${reference}, ${isKept ? 'and couldn’t be paid back: look there.' : 'and goes back to the buyer.'}`,
  ]
}

const REASONS: Record<ReturnReason, string> = {
  wrong_country: 'wrong country.',
  other_dates: 'other dates.',
  trip_canceled: 'the trip was canceled.',
  phone_unfit: 'the phone can’t use it.',
  other: 'another reason.',
  gift_returned: 'it was a gift, and whoever got it hands it back.',
}

/** Why a person decides, in words for staff. */
export const HELD: Record<HeldBecause, string> = {
  disputed: 'the buyer’s bank asks about the payment. Don’t pay back what the bank may take.',
  in_review: 'the order is in review.',
  replaced: 'its eSIM was replaced, so another order has the eSIM or the money.',
  several: 'one payment is for several travelers: not all of their eSIMs are unused, or nothing was paid.',
  not_delivered: 'it has no delivered eSIM.',
  topped_up: 'data was added to the eSIM, which was paid for separately.',
  network_silent: 'the network didn’t answer.',
  installed: 'the network says that the eSIM was installed or used.',
  unclear: 'the network doesn’t tell whether the eSIM was installed.',
  terms_off: 'the terms of this network leave it to a person.',
  too_late: 'the days of its terms are over.',
  too_many:
    'there were too many cancellations by this buyer, with this card, from this address range, or in this browser.',
  network_refused: 'the network doesn’t take the eSIM back.',
  refund_refused: 'the money couldn’t be paid back automatically.',
}

function networkLine({ row, held, networkName }: CancellationCase) {
  const { lookedAt, profileState, isInUse, usedMegabytes } = row
  if (lookedAt === null) return `Network (${networkName}): no answer.`
  const said = saidOf({ profileState, isInUse, usedMegabytes })
  return `Network (${networkName}), asked on ${momentOf(lookedAt)}: ${said}.${returnedText(row, held)}`
}

function saidOf({ profileState, isInUse, usedMegabytes }: Evidence): string {
  const use = isInUse === null ? 'use unknown' : isInUse ? 'in use' : 'not in use'
  const used = usedMegabytes === null ? 'data used unknown' : `${usedMegabytes} MB used`
  return `profile ${profileState ?? 'not told'}, ${use}, ${used}`
}

function otherLine({ order, evidence, isToppedUp = false }: OtherEsim): string {
  const told = evidence === undefined ? 'it still has its eSIM' : evidence ? saidOf(evidence) : 'no eSIM, or no answer'
  const said = isGone(order) ? 'its eSIM is back' : told
  return `Traveler ${order.traveler ?? 0} (${order.reference}): ${said}${isToppedUp ? ', data was added' : ''}.`
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

const FITS: Record<PhoneFit, string> = {
  yes: 'supports eSIM',
  regional: 'supports eSIM, with exceptions',
  no: 'doesn’t support eSIM',
  unknown: 'isn’t on our list',
}

const phoneLines = ({ phone, phoneFit }: Order): string[] =>
  phone ? [`Phone, looked up before paying: ${phone}, which ${FITS[phoneFit ?? 'unknown']}.`] : []

const momentOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
