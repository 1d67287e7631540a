// Plans as eSIM Go lists them: case-sensitive names, a gigabyte of 1,000 megabytes, prices in whole dollars.
import { hashOf, operatorsIn } from '../wholesale/areas.ts'
import type { Area, Country } from '../wholesale/areas.ts'
import { namedSize } from '../wholesale/plan-shelf.ts'
import type { Plan, PlanShelf } from '../wholesale/plan-shelf.ts'

const MEGABYTES_PER_GIGABYTE = 1_000
export const BYTES_PER_MEGABYTE = 1_000_000

const codeOf = ({ code, kind }: Area): string =>
  kind === 'country' ? code : kind === 'global' ? 'RGB' : `R${code.slice(0, 2)}`

/** esim_3GB_15D_IT_V2; unlimited ones are called UL. */
export function bundleNameOf(plan: Plan): string {
  const size = plan.kind === 'unlimited' ? 'UL' : `${namedSize(plan)}GB`
  return `esim_${size}_${plan.days}D_${codeOf(plan.area)}_V2`
}

export const planOfBundle = (shelf: PlanShelf, name: string): Plan | null =>
  shelf.all().find((plan) => bundleNameOf(plan) === name) ?? null

export const descriptionOf = (plan: Plan): string =>
  `eSIM, ${plan.kind === 'unlimited' ? 'Unlimited' : `${plan.gigabytes}GB`}, ${plan.days} Days, ${plan.area.name}, V2`

/** What an unlimited bundle counts down from, though it never ends there. */
export const megabytesOf = ({ kind, gigabytes, days }: Plan): number =>
  (kind === 'unlimited' ? days : gigabytes) * MEGABYTES_PER_GIGABYTE

export const dollarsOf = ({ cents }: Plan): number => cents / 100

/** A bundle fits only eSIMs of its own operator's profile. */
export const profileOf = ({ area, operator }: Plan): string => `Profile ${((hashOf(area.name) + operator - 1) % 2) + 1}`

const placeOf = ({ name, continent, iso }: Country) => ({ name, region: continent, iso })

export function bundleRow(plan: Plan) {
  const { area, kind, days } = plan
  const isUnlimited = kind === 'unlimited'
  const [home, ...others] = area.countries
  return {
    name: bundleNameOf(plan),
    description: descriptionOf(plan),
    groups: [isUnlimited ? 'Standard Unlimited Lite' : days > 60 ? 'Standard Long Duration' : 'Standard Fixed'],
    countries: home ? [placeOf(home)] : [],
    dataAmount: isUnlimited ? -1 : megabytesOf(plan),
    duration: days,
    speed: ['4G', ...(area.countries.some((country) => operatorsIn(country).some(isFast)) ? ['5G'] : [])],
    // Almost all start with their first use. For the others, older versions of the API take a time to start at, and start
    // them at once without one.
    autostart: hashOf(area.code) % 6 !== 0,
    unlimited: isUnlimited,
    roamingEnabled: others.map((country) => placeOf(country)),
    price: dollarsOf(plan),
    billingType: 'FixedCost',
    profileName: profileOf(plan),
    allowances: [
      {
        type: 'DATA',
        service: 'STANDARD',
        description: descriptionOf(plan),
        amount: isUnlimited ? 0 : megabytesOf(plan),
        unit: 'MB',
        unlimited: isUnlimited,
      },
    ],
  }
}

const isFast = ({ generation }: { generation: string }): boolean => generation === '5G'

export function networkRow(country: Country) {
  return {
    name: country.name,
    networks: operatorsIn(country).map(({ name, generation }, at) => ({
      name,
      brandName: name,
      mcc: String(200 + (hashOf(country.iso) % 500)),
      mnc: String(at + 1).padStart(2, '0'),
      tagid: `${country.iso}XX${at + 1}`,
      speed: generation === '5G' ? ['4G', '5G'] : ['4G'],
    })),
  }
}
