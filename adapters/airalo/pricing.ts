// What a package costs us, in one of the two ways in which the network sells: at a net price, or at the retail price
// less a discount.
import type { NetworkMoney } from '#values/network-package.ts'
import { toldDecimal } from '#values/normal-form/decimal.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { MONEY_DIVISOR, MONEY_PLACES } from './wire.ts'

type Row = Record<string, unknown>

/** The discount is in hundredths of a percent; null where net prices are told. */
export type Pricing = { currency: string; discount: number | null }

const WHOLE_DISCOUNT = 10_000
/** In which plain prices are told: they are those of `prices` in this currency. */
const PLAIN_CURRENCY = 'USD'

/** Undefined for a way of selling that we don't know. */
export function pricingOf(told: Row, currency: string): Pricing | undefined {
  const pricing = isRecord(told['pricing']) ? told['pricing'] : null
  if (!pricing) return undefined
  const model = toldText(pricing['model'])
  if (model === 'net_pricing') return { currency, discount: null }
  const discount = toldDecimal(pricing['discount_percentage'] ?? 0, 2)
  const isKnown = model === 'discount_pricing' && typeof discount === 'number' && discount < WHOLE_DISCOUNT
  return isKnown ? { currency, discount } : undefined
}

/** In the currency of the account, which is what is charged; the name of the field that doesn't say it otherwise. */
export function costIn(sold: Row, { currency, discount }: Pricing): NetworkMoney | string {
  const [listed, plain] = discount === null ? ['net_price', 'net_price'] : ['recommended_retail_price', 'price']
  const prices = isRecord(sold['prices']) ? sold['prices'][listed] : null
  const told = isRecord(prices) ? prices[currency] : undefined
  const units = toldDecimal(told ?? (currency === PLAIN_CURRENCY ? sold[plain] : undefined), MONEY_PLACES)
  if (!units) return told === undefined ? plain : 'prices'
  // Rounded up: never less than it costs.
  const paid = discount === null ? units : Math.ceil((units * (WHOLE_DISCOUNT - discount)) / WHOLE_DISCOUNT)
  return { units: paid, divisor: MONEY_DIVISOR, currency }
}
