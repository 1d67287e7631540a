// Which of the top-ups that fit an eSIM is meant, and what they cost.
import { isRefused } from '#adapters/transport/pass-on-packages.ts'
import { isMore, type CataloguePackage, type NetworkMoney } from '#values/network-package.ts'
import { fail, failure, unreadable, type AnswerBody } from './client.ts'
import { readPackage } from './packages.ts'
import { pricingOf } from './pricing.ts'
import { listIn } from './wire.ts'

const CURRENCY = 'USD'
/** How the network names the top-up of a package. */
const ENDING = '-topup'

export function readTopUps(
  told: AnswerBody,
  currency: string | null,
  note: (field: string) => void = () => {},
): CataloguePackage[] {
  const list = listIn(told['data'])
  if (!Array.isArray(list)) throw unreadable()
  // Without any, the way of selling isn't told either.
  if (list.length === 0) return []
  const pricing = pricingOf(told, currency ?? CURRENCY) ?? fail(unreadable())
  const operator = { rechargeability: true }
  return list.flatMap((sold: unknown) => {
    const read = readPackage({ sold, operator, place: {} }, pricing, note)
    return isRefused(read) ? [] : read
  })
}

/**
 * The network's name of the top-up: that of the package itself, if it is one, or its namesake. An eSIM takes only those
 * that are listed for it, and one that costs more than `mostPaid`, or is charged in another currency, is refused, because the order itself takes no limit.
 */
export function pickTopUp(fitting: CataloguePackage[], packageId: string, mostPaid: NetworkMoney | null): string {
  const found = fitting.find((each) => isNamesake(each, packageId))
  if (!found) throw failure('Airalo does not offer this top-up for this eSIM', { ...REFUSED, fault: 'conflict' })
  if (mostPaid && (found.cost.currency !== mostPaid.currency || isMore(found.cost, mostPaid)))
    throw failure('Airalo charges more for this top-up', { ...REFUSED, fault: 'price_changed' })
  return found.packageId
}

/** Whether the network lists it for the eSIM. */
export const isAmong = (fitting: CataloguePackage[], packageId: string): boolean =>
  fitting.some((each) => isNamesake(each, packageId))

const isNamesake = (told: CataloguePackage, packageId: string): boolean =>
  [packageId, `${packageId}${ENDING}`].includes(told.packageId)

const REFUSED = { outcome: 'refused', isRetryable: false } as const
