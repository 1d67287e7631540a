// Plans as Zendit lists them: costs in cents with their divisor, gigabytes with a fraction, countries of a region under
// roaming.
import { operatorsIn } from '../wholesale/areas.ts'
import type { Country } from '../wholesale/areas.ts'
import { namedSize } from '../wholesale/plan-shelf.ts'
import type { Plan, PlanShelf } from '../wholesale/plan-shelf.ts'

export const MEGABYTES_PER_GIGABYTE = 1_000
/** By operator. */
const BRANDS = { 1: 'SANDBOX_ESIM', 2: 'SANDBOX_TELE' } as const
const CREATED_AT = '2026-01-05T09:00:00.000Z'

/** `ESIM-IT-15D-3GB`; unlimited ones end with UNLIMITED. */
export function offerIdOf(plan: Plan): string {
  const size = plan.kind === 'unlimited' ? 'UNLIMITED' : `${namedSize(plan)}GB`
  return `ESIM-${plan.area.code}-${plan.days}D-${size}`
}

export const planOfOffer = (shelf: PlanShelf, offerId: string): Plan | null =>
  shelf.all().find((plan) => offerIdOf(plan) === offerId) ?? null

const speedsIn = (country: Country): string[] => [
  ...new Set(['4G', ...operatorsIn(country).map(({ generation }) => generation)]),
]

/** What an offer and a purchase of it have in common. */
export function soldRow(plan: Plan) {
  const { area, operator, kind, days, gigabytes } = plan
  const isCountry = area.kind === 'country'
  const isUnlimited = kind === 'unlimited'
  return {
    brand: BRANDS[operator],
    brandName: operator === 1 ? 'Sandbox eSIM' : 'Sandbox Tele',
    country: isCountry ? area.code : '',
    regions: isCountry ? [] : [area.kind === 'global' ? 'Global' : area.name],
    dataGB: isUnlimited ? 0 : gigabytes,
    dataUnlimited: isUnlimited,
    dataSpeeds: [...new Set(area.countries.flatMap(speedsIn))],
    durationDays: days,
    notes: '',
    offerId: offerIdOf(plan),
    priceType: 'FIXED',
    productType: 'ESIM',
    roaming: isCountry
      ? []
      : area.countries.map((country) => ({ country: country.iso, dataSpeeds: speedsIn(country) })),
    shortNotes: `${area.name} ${isUnlimited ? 'Unlimited' : `${gigabytes}GB`} ${days} Days`,
    smsNumber: 0,
    smsUnlimited: false,
    subTypes: ['Data Only'],
    voiceMinutes: 0,
    voiceUnlimited: false,
  }
}

export function offerRow(plan: Plan) {
  const { cents } = plan
  const usual = { currency: 'USD', currencyDivisor: 100, fx: 0, min: 0, max: 0 }
  return {
    ...soldRow(plan),
    enabled: plan.isInStock,
    cost: { ...usual, fixed: cents, fee: 0 },
    price: { ...usual, fixed: cents * 2, suggestedFixed: cents * 2, suggestedFx: 0, margin: 0.5 },
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  }
}
