// What can still be begun on the first day of a trip if it is bought today: networks let a bundle wait only so long. The
// rule stands in front of offers and plans, since a dearer bundle that can wait is worth showing once the cheaper one
// can't.
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { daysBetween, type DateOnly } from '#values/date.ts'

/**
 * From how many days before a trip on a bundle can wait no longer. Its last day isn't whole, since its time counts from
 * the hour of the purchase; whatever is sold can be begun at once.
 */
export const shutFrom = ({ installWithinDays }: BundleFacts): number =>
  installWithinDays === null ? Number.POSITIVE_INFINITY : Math.max(1, installWithinDays)

/** For how many days it waits if it is bought today; without a day, none. */
export const waitUntil = (arrival: DateOnly | null, today: DateOnly): number =>
  arrival === null ? 0 : Math.max(0, daysBetween(today, arrival))

/** Whether a bundle with these facts that is bought today can still be begun on this day; without a day, today. */
export const canBegin = (facts: BundleFacts, arrival: DateOnly | null, today: DateOnly): boolean =>
  waitUntil(arrival, today) < shutFrom(facts)
