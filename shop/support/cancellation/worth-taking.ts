// Which of the bundles that cover where somebody goes are worth taking: none that only costs more. Pure.
import { keepsPromises, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { Offer } from '#shop/catalogue/trip/find-offers.ts'
import { dataKindOf } from '#values/data-allowance.ts'

type Size = Pick<Offer, 'bundleId' | 'priceCents' | 'megabytes' | 'validityDays' | 'dataKind'>

/**
 * The offers, cheapest first, without those that an earlier one makes pointless: no dearer, with as much data of the
 * same kind, as many days, and every promise of theirs. All of them cover where somebody goes, so a larger zone is worth
 * nothing by itself.
 */
export function worthTaking<Each extends { offer: Size }>(
  offers: readonly Each[],
  told: (offer: Size) => BundleFacts,
): Each[] {
  const kept: Each[] = []
  for (const each of offers) if (!kept.some(({ offer }) => isAsGood(offer, each.offer, told))) kept.push(each)
  return kept
}

const isAsGood = (one: Size, other: Size, told: (offer: Size) => BundleFacts): boolean =>
  one.priceCents <= other.priceCents &&
  dataKindOf(one) === dataKindOf(other) &&
  one.megabytes >= other.megabytes &&
  one.validityDays >= other.validityDays &&
  keepsPromises(told(one), told(other))
