// The eSIMs of an account: which one matters today, how they may be named, and what to do with one next.
import { isPastExpiry, isRunningLow, type BundleStatus, type UsageColor } from '#shop/sales/esim-status/esim-status.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import type { DateOnly } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'

export type OwnEsim = {
  orderId: string
  /** The order whose eSIM it replaces. */
  replaces: string | null
  /** The order that paid for this traveler's eSIM too. */
  paidWith?: string | null
  networkId: NetworkId
  /** Where another network delivered, its bundle. */
  substituteBundleId: string | null
  reference: string
  iccid: string
  /** Its owner's name for it, or the traveler's it was bought for. */
  label: string | null
  bundle: OrderedBundle
  boughtAt: Date
  /** Newest last. */
  topUps: OwnTopUp[]
}

/** A top-up that was bought for an eSIM. In cents. */
type OwnTopUp = { reference: string; data: string; days: number; totalCents: number; boughtAt: Date }

export const MOST_LABEL_CHARACTERS = 40

/** A label as stored: one line, single spaces, nothing invisible; null if nothing is left. */
export const readLabel = (typed: string): string | null =>
  typed
    .replaceAll(/[\p{C}\uFFFD]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || null

/** The eSIM of today's trip, or else of the next trip, or else the newest; the newest of one day too. Null if there is none. */
export function esimOfToday(esims: readonly OwnEsim[], today: DateOnly): OwnEsim | null {
  const newest = esims.toSorted((one, other) => other.boughtAt.getTime() - one.boughtAt.getTime())
  const dated = newest.filter(({ bundle }) => bundle.departure !== null && bundle.departure >= today)
  const arrivalOf = ({ bundle }: OwnEsim) => bundle.arrival ?? ''
  const [next] = dated.toSorted(
    (one, other) => Number(arrivalOf(one) > arrivalOf(other)) - Number(arrivalOf(one) < arrivalOf(other)),
  )
  return next ?? newest[0] ?? null
}

export type NextStep = 'install' | 'top_up' | 'buy' | 'nothing'

/** What the traveler should do with an eSIM: install a new one, top up a nearly empty one, or replace a used-up one. */
export function nextStep(
  esim: { status: BundleStatus; color: UsageColor | null; expiresAt: Date | null },
  now: Date,
): NextStep {
  if (esim.status === 'Not Activated') return 'install'
  // Used up and then expired: it can't be topped up.
  if (esim.status === 'Expired' || isPastExpiry(esim, now)) return 'buy'
  return isRunningLow(esim) ? 'top_up' : 'nothing'
}
