// The eSIMs of an account: which one matters today, how they may be called, and what to do with one next.
import { isPastExpiry, type BundleStatus, type UsageColour } from '#shop/esim/esim-status.ts'
import type { OrderedBundle } from '#shop/order/order.ts'
import type { DateOnly } from '#shop/values/date.ts'

export type OwnEsim = {
  orderId: string
  reference: string
  iccid: string
  /** What its owner calls it. */
  label: string | null
  bundle: OrderedBundle
  boughtAt: Date
  /** The newest last. */
  topUps: OwnTopUp[]
}

/** More data that was bought for an eSIM. Cents. */
type OwnTopUp = { reference: string; data: string; days: number; totalCents: number; boughtAt: Date }

export const MOST_LABEL_CHARACTERS = 40

/** A label as it is kept: one line, single spaces, nothing invisible; null when nothing is left of it. */
export const readLabel = (typed: string): string | null =>
  typed
    .replaceAll(/[\p{C}\uFFFD]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || null

/** The eSIM of the trip of today, else of the next trip, else the newest; null without any. */
export function esimOfToday(esims: readonly OwnEsim[], today: DateOnly): OwnEsim | null {
  const dated = esims.filter(({ bundle }) => bundle.departure !== null && bundle.departure >= today)
  const [next] = dated.toSorted((one, other) => ((one.bundle.arrival ?? '') < (other.bundle.arrival ?? '') ? -1 : 1))
  return next ?? esims.toSorted((one, other) => other.boughtAt.getTime() - one.boughtAt.getTime())[0] ?? null
}

export type NextStep = 'install' | 'top_up' | 'buy' | 'nothing'

/** What its traveller does best about an eSIM: install a new one, fill a nearly empty one, replace a spent one. */
export function nextStep(
  esim: { status: BundleStatus; colour: UsageColour | null; expiresAt: Date | null },
  now: Date,
): NextStep {
  if (esim.status === 'Not Activated') return 'install'
  // Used up first and over since: it takes no more data.
  if (esim.status === 'Expired' || isPastExpiry(esim, now)) return 'buy'
  return esim.status === 'Depleted' || (esim.colour !== null && esim.colour !== 'green') ? 'top_up' : 'nothing'
}
