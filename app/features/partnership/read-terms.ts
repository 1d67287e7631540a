// Which terms of partnership a business accepted, for its own dashboard and for the owner's.
import type { Shop } from '#shop/assembly/shop.ts'
import { TERMS_VERSION } from '#shop/people/partnership/terms-version.ts'
import { formatDay, parseDateOnly } from '#values/date.ts'

/** `version` is a day in words, `at` an ISO text. */
export type ShownTerms = {
  /** The version of today. */
  version: string
  accepted: { version: string; at: string; byName: string } | null
  isDue: boolean
}

/** The day of a version in words. */
export function toWords(version: string): string {
  const day = parseDateOnly(version)
  return day ? formatDay(day) : version
}

export async function readTerms(shop: Shop, businessId: string): Promise<ShownTerms> {
  const { accepted, isDue } = await shop.partnership.viewTerms(businessId)
  return {
    version: toWords(TERMS_VERSION),
    isDue,
    accepted: accepted && {
      version: toWords(accepted.version),
      at: accepted.at.toISOString(),
      byName: accepted.byName,
    },
  }
}
