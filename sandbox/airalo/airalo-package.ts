// Plans as Airalo lists them: by country or region, then by operator, prices in whole currency units.
import { hashOf, operatorsIn } from '../wholesale/areas.ts'
import type { Area } from '../wholesale/areas.ts'
import { namedSize } from '../wholesale/plan-shelf.ts'
import type { Plan, PlanShelf } from '../wholesale/plan-shelf.ts'

/** Rates of midnight UTC, invented; some currencies have no decimals, and one has three. */
const RATES: Record<string, { rate: number; decimals: 0 | 2 | 3 }> = {
  USD: { rate: 1, decimals: 2 },
  EUR: { rate: 0.92, decimals: 2 },
  GBP: { rate: 0.79, decimals: 2 },
  JPY: { rate: 149.6, decimals: 0 },
  KRW: { rate: 1384, decimals: 0 },
  KWD: { rate: 0.308, decimals: 3 },
}
const DISCOUNT_PERCENT = 50

/** Its two operators, of which a country has both. */
const BRANDS = { 1: 'Mobile', 2: 'Tele' } as const

export const operatorOf = ({ name }: Area, operator: Plan['operator']): string =>
  `${name.split(' ')[0] ?? name} ${BRANDS[operator]}`
const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export function packageIdOf(plan: Plan, isTopUp = false): string {
  const size = plan.kind === 'unlimited' ? 'unlimited' : `${namedSize(plan)}gb`.replace('.', '-')
  return `${slugOf(plan.area.name)}-${slugOf(BRANDS[plan.operator])}-${plan.days}days-${size}${isTopUp ? '-topup' : ''}`
}

export function planOfPackage(shelf: PlanShelf, packageId: string, isTopUp: boolean): Plan | null {
  return (
    shelf.all().find((plan) => packageIdOf(plan, isTopUp) === packageId && (!isTopUp || canBeToppedUp(plan))) ?? null
  )
}

/** Unlimited plans are never topped up here, and neither are some operators' plans. */
export const canBeToppedUp = ({ area, kind }: Pick<Plan, 'area' | 'kind'>): boolean =>
  kind !== 'unlimited' && hashOf(area.code) % 9 !== 0

export const dataText = ({ kind, gigabytes }: Plan): string => (kind === 'unlimited' ? 'Unlimited' : `${gigabytes} GB`)
export const titleOf = (plan: Plan): string => `${dataText(plan)} - ${plan.days} Days`
const dollarsOf = ({ cents }: Plan): number => cents / 100
/** What it recommends to charge is twice what it charges. */
export const RETAIL_FACTOR = 2
const retailOf = (plan: Plan): number => dollarsOf(plan) * RETAIL_FACTOR

const inCurrencies = (dollars: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(RATES).map(([currency, { rate, decimals }]) => [
      currency,
      Number((dollars * rate).toFixed(decimals)),
    ]),
  )
const pricesOf = (plan: Plan) => ({
  net_price: inCurrencies(dollarsOf(plan)),
  recommended_retail_price: inCurrencies(retailOf(plan)),
})

export const pricingOf = (isDiscount: boolean) =>
  isDiscount
    ? { model: 'discount_pricing', discount_percentage: DISCOUNT_PERCENT }
    : { model: 'net_pricing', discount_percentage: 0 }

export function packageRow(plan: Plan, isTopUp: boolean, isDiscount = false) {
  const isUnlimited = plan.kind === 'unlimited'
  return {
    id: packageIdOf(plan, isTopUp),
    type: isTopUp ? 'topup' : 'sim',
    price: retailOf(plan),
    amount: isUnlimited ? 0 : plan.gigabytes * 1024,
    day: plan.days,
    is_unlimited: isUnlimited,
    title: titleOf(plan),
    short_info: isTopUp ? null : 'This eSIM doesn’t come with a phone number.',
    qr_installation: '<p>Scan the QR code.</p>',
    manual_installation: '<p>Enter the address and the code.</p>',
    is_fair_usage_policy: isUnlimited,
    fair_usage_policy: isUnlimited ? 'Lower speed rate of 1 Mbps after 3 GB usage per day.' : null,
    data: dataText(plan),
    voice: null,
    text: null,
    net_price: isDiscount ? null : dollarsOf(plan),
    prices: isDiscount ? { ...pricesOf(plan), net_price: null } : pricesOf(plan),
  }
}

/** A country or region with its operators and their plans. Regions have no country code. */
export function areaRow(area: Area, plans: Plan[], withTopUps: boolean, isDiscount: boolean) {
  const [cheapest] = plans.toSorted((one, other) => one.cents - other.cents)
  const url = `https://cdn.airalo.example/images/${slugOf(area.name)}.png`
  return {
    slug: area.kind === 'global' ? 'world' : slugOf(area.name),
    country_code: area.kind === 'country' ? area.code : '',
    title: area.name,
    image: { width: 132, height: 99, url },
    ...(cheapest && { min_price: pricesOf(cheapest) }),
    operators: [...Map.groupBy(plans, ({ operator }) => operator)].map(([operator, own]) =>
      operatorRow({ area, operator, plans: own }, withTopUps, isDiscount),
    ),
  }
}

type OwnPlans = { area: Area; operator: Plan['operator']; plans: Plan[] }

function operatorRow({ area, operator, plans }: OwnPlans, withTopUps: boolean, isDiscount: boolean) {
  const turn = hashOf(area.code)
  const apn = { apn_type: turn % 2 === 0 ? 'automatic' : 'manual', apn_value: turn % 2 === 0 ? null : 'globaldata' }
  const topUps = withTopUps
    ? plans.filter((plan) => canBeToppedUp(plan)).map((plan) => packageRow(plan, true, isDiscount))
    : []
  return {
    id: operator === 1 ? turn : turn + OTHER_IDS,
    style: 'light',
    type: area.kind === 'country' ? 'local' : 'global',
    is_prepaid: false,
    title: operatorOf(area, operator),
    esim_type: 'Prepaid',
    warning: null,
    apn_type: apn.apn_type,
    apn_value: apn.apn_value,
    apn: { ios: apn, android: apn },
    is_roaming: true,
    info: ['Data-only eSIM.', 'Rechargeable online with no expiry.'],
    plan_type: 'data',
    activation_policy: activationOf(area),
    is_kyc_verify: turn % 13 === 0,
    rechargeability: canBeToppedUp({ area, kind: 'fixed' }),
    other_info: null,
    install_window_days: turn % 4 === 0 ? null : 365,
    topup_grace_window_days: turn % 3 === 0 ? null : GRACE_DAYS,
    countries: area.countries.map(({ iso, name }) => ({ country_code: iso, title: name })),
    coverages: area.countries.map((country) => ({
      name: country.iso,
      code: country.iso,
      networks: operatorsIn(country).map(({ name, generation }) => ({ name, types: [generation] })),
    })),
    packages: [...plans.map((plan) => packageRow(plan, false, isDiscount)), ...topUps],
  }
}

const OTHER_IDS = 200_000

/** How long after its end a plan can still be topped up; then the eSIM is recycled. */
export const GRACE_DAYS = 30

export const activationOf = (area: Area): 'first-usage' | 'installation' =>
  hashOf(area.code) % 4 === 0 ? 'installation' : 'first-usage'
