// The owner's terms for orders that their buyers cancel: one row per network and version. Pure rules.
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { NetworkId } from '#values/network-id.ts'

/**
 * `isOn`: the money goes back without a person if the eSIM isn't installed, up to so many `days` after the purchase.
 * `usedBasisPoints` is the share of the data that an installed one may have used, which tells a person what to decide.
 */
export type CancellationTerms = { isOn: boolean; days: number; usedBasisPoints: number }
export type TermsVersion = CancellationTerms & { networkId: NetworkId; validFrom: Date }

/** What the law gives every consumer. */
const LEAST_DAYS = 14
const MOST_DAYS = 365
const WHOLE = 10_000
/** A checkout that is open shows what was valid before, so an order has the better terms of its last hour. */
const SHOWN_FOR_MS = 3_600_000

type TakingBack = Pick<BundleFacts, 'takesBack'>

/** Whether a network takes an unused eSIM back at once, which no person has to decide there. */
export const takesBackAtOnce = ({ takesBack }: TakingBack): boolean => takesBack === 'at once'

/** While its owner has set nothing. */
export const defaultTerms = (can: TakingBack): CancellationTerms => ({
  isOn: takesBackAtOnce(can),
  days: LEAST_DAYS,
  usedBasisPoints: 0,
})

/** The terms of an order placed at this moment; `versions` in any order. */
export function termsAt(
  versions: readonly TermsVersion[],
  networkId: NetworkId,
  placedAt: Date,
  otherwise: CancellationTerms,
): CancellationTerms {
  const shownSince = placedAt.getTime() - SHOWN_FOR_MS
  const past = versions
    .filter((each) => each.networkId === networkId && each.validFrom <= placedAt)
    .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime())
  const older = past.findIndex(({ validFrom }) => validFrom.getTime() <= shownSince)
  const shown: CancellationTerms[] = older === -1 ? [...past, otherwise] : past.slice(0, older + 1)
  const { isOn, days, usedBasisPoints } = shown.reduce((best, each) => (isBetter(each, best) ? each : best))
  return { isOn, days, usedBasisPoints }
}

function isBetter(one: CancellationTerms, other: CancellationTerms): boolean {
  if (one.isOn !== other.isOn) return one.isOn
  return one.days === other.days ? one.usedBasisPoints > other.usedBasisPoints : one.days > other.days
}

export type TermsProblem = 'cancel_days_range' | 'cancel_share_range' | 'cancel_never_returned'

/** What is wrong with terms for a network that an owner entered. */
export function termsProblem({ isOn, days, usedBasisPoints }: CancellationTerms, can: TakingBack): TermsProblem | null {
  if (!Number.isInteger(days) || days < LEAST_DAYS || days > MOST_DAYS) return 'cancel_days_range'
  if (!Number.isInteger(usedBasisPoints) || usedBasisPoints < 0 || usedBasisPoints > WHOLE) return 'cancel_share_range'
  return isOn && !takesBackAtOnce(can) ? 'cancel_never_returned' : null
}

/** From so many cancellations in a period on, a person decides: those before it are counted. */
export const CANCELLATION_LIMITS = [
  'periodDays',
  'mostPerEmail',
  'mostPerCard',
  'mostPerNetwork',
  'mostPerDevice',
] as const
export type CancellationLimits = Record<(typeof CANCELLATION_LIMITS)[number], number>
export const DEFAULT_LIMITS: CancellationLimits = {
  periodDays: 90,
  mostPerEmail: 2,
  mostPerCard: 2,
  mostPerNetwork: 5,
  mostPerDevice: 2,
}
const MOST_COUNT = 1_000

export const isLimit = (limits: CancellationLimits): boolean =>
  limits.periodDays >= 1 &&
  limits.periodDays <= MOST_DAYS &&
  Object.values(limits).every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_COUNT)

export type AlikeCounts = Record<'email' | 'card' | 'network' | 'device', number>

export const isTooMany = (alike: AlikeCounts, limits: CancellationLimits): boolean =>
  alike.email >= limits.mostPerEmail ||
  alike.card >= limits.mostPerCard ||
  alike.network >= limits.mostPerNetwork ||
  alike.device >= limits.mostPerDevice
