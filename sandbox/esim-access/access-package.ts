// One plan as eSIM Access lists it: prices in ten-thousandths of a dollar, volumes in bytes of 1024.
import { createHash } from 'node:crypto'
import { hashOf, operatorsIn } from '../wholesale/areas.ts'
import type { Plan, PlanShelf } from '../wholesale/plan-shelf.ts'
import { GIGABYTE } from './envelope.ts'

const UNITS_PER_CENT = 100
const TOPUP = 'TOPUP_'
const INSTALL_WITHIN_DAYS = 180
/** What a day of an unlimited plan has at full speed. */
const UNLIMITED_GIGABYTES = 2

const codes = new Map<string, string>()

/** The internal code beside the readable alias. */
export function packageCodeOf(planCode: string): string {
  const known = codes.get(planCode) ?? `P${createHash('sha1').update(planCode).digest('hex').slice(0, 9)}`.toUpperCase()
  codes.set(planCode, known)
  return known
}

/** Sold by the day: how many days is said in the order. */
export const isDayPass = ({ kind }: Plan): boolean => kind !== 'fixed'

/** Unlimited plans are sold by the day here, so only the one for a single day is listed. */
export const isListed = ({ kind, days }: Plan): boolean => kind !== 'unlimited' || days === 1

/** By code or alias, of a plan or of its top-up. */
export function soldPlan(shelf: PlanShelf, code: string): Plan | null {
  const wanted = code.startsWith(TOPUP) ? code.slice(TOPUP.length) : code
  const plan = shelf.find(wanted) ?? shelf.all().find((each) => packageCodeOf(each.code) === wanted) ?? null
  return plan && isListed(plan) ? plan : null
}

export const priceOf = ({ cents }: Plan): number => cents * UNITS_PER_CENT

export const gigabytesOf = ({ kind, gigabytes }: Plan): number =>
  kind === 'unlimited' ? UNLIMITED_GIGABYTES : gigabytes

/** 1: from the installation, 2: from the first use. */
export const activeTypeOf = ({ area }: Plan): 1 | 2 => (hashOf(area.code) % 5 === 0 ? 1 : 2)

/** 1: in total, 2: slower after the day's volume, 3: cut off after it, 4: unlimited. */
export function dataTypeOf(plan: Plan): 1 | 2 | 3 | 4 {
  if (plan.kind === 'unlimited') return 4
  if (plan.kind === 'fixed') return 1
  return hashOf(plan.code) % 3 === 0 ? 3 : 2
}

/** 0: no text messages, 1: from phones and from here, 2: only from here. */
export const smsStatusOf = ({ area }: Plan): 0 | 1 | 2 => ([0, 1, 2] as const)[hashOf(area.name) % 3] ?? 0

export const nameOf = (plan: Plan): string =>
  isDayPass(plan)
    ? `${plan.area.name} ${plan.kind === 'unlimited' ? 'Unlimited' : `${plan.gigabytes}GB`}/Day`
    : `${plan.area.name} ${plan.gigabytes}GB ${plan.days}Days`

export function packageRow(plan: Plan, isTopUp: boolean) {
  const { area, code, kind } = plan
  const dataType = dataTypeOf(plan)
  return {
    packageCode: `${isTopUp ? TOPUP : ''}${packageCodeOf(code)}`,
    slug: code,
    name: nameOf(plan),
    price: priceOf(plan),
    currencyCode: 'USD',
    volume: Math.round(gigabytesOf(plan) * GIGABYTE),
    smsStatus: smsStatusOf(plan),
    dataType,
    unusedValidTime: INSTALL_WITHIN_DAYS,
    duration: plan.days,
    durationUnit: 'DAY',
    location: area.countries.map(({ iso }) => iso).join(','),
    locationCode: area.code,
    description: nameOf(plan),
    activeType: activeTypeOf(plan),
    favorite: false,
    retailPrice: priceOf(plan) * 2,
    speed: '3G/4G/5G',
    ipExport: ['HK', 'FR', 'SG', 'PL'][hashOf(area.code) % 4] ?? 'HK',
    supportTopUpType: kind === 'fixed' ? 2 : kind === 'daily' ? 3 : 1,
    ...(dataType === 2 && { fupPolicy: '384 Kbps' }),
    ...(dataType === 4 && { fupPolicy: '1 Mbps' }),
    locationNetworkList: area.countries.map((country) => ({
      locationName: country.name,
      locationCode: country.iso,
      locationLogo: `/img/flags/${country.iso.toLowerCase()}.png`,
      operatorList: operatorsIn(country).map(({ name, generation }) => ({
        operatorName: name,
        networkType: generation,
      })),
    })),
  }
}
