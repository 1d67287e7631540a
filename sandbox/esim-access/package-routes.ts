// The catalog of the simulated eSIM Access, all of it in one answer: POST /package/list and POST /location/list.
import { z } from 'zod'
import type { NetworkContext } from '../network/answer-faults.ts'
import { isOfOneOperator } from '../wholesale/plan-shelf.ts'
import type { Plan, PlanShelf } from '../wholesale/plan-shelf.ts'
import type { AccessParts } from './access-parts.ts'
import { isDayPass, isListed, packageRow, soldPlan } from './access-package.ts'
import { refuse, succeed } from './envelope.ts'

const filter = z.string().nullish()
const listBody = z.object({
  locationCode: filter,
  type: z.enum(['BASE', 'TOPUP', '']).nullish(),
  packageCode: filter,
  slug: filter,
  iccid: filter,
  dataType: z.union([z.string(), z.number()]).nullish(),
})
type ListBody = z.output<typeof listBody>

export function packageRoutes({ door, shelf, book }: AccessParts): void {
  door('/package/list', {
    at: 'packages',
    shape: listBody,
    answer: (c, body, kind) => {
      const isTopUp = body.type === 'TOPUP'
      const esim = body.iccid ? book.ofIccid(body.iccid) : null
      if (body.iccid && !esim) return refuse(c, '310403')
      const of = esim?.grants[0]?.plan ?? (body.packageCode || body.slug || null)
      const base = of === null ? null : soldPlan(shelf, of)
      if (of !== null && !base) return refuse(c, '310241')
      const plans = shelf.all().filter((plan) => isListed(plan) && isWanted(plan, body, base))
      return list(c, plans, isTopUp, kind)
    },
  })

  door('/location/list', {
    at: 'locations',
    shape: z.object({}),
    answer: (c) => succeed(c, { locationList: locationsOf(shelf) }),
  })
}

function isWanted(plan: Plan, { locationCode, type, dataType }: ListBody, base: Plan | null): boolean {
  if (dataType && (String(dataType) === '2') !== isDayPass(plan)) return false
  if (locationCode === '!RG' && plan.area.kind !== 'region') return false
  if (locationCode === '!GL' && plan.area.kind !== 'global') return false
  if (locationCode && !locationCode.startsWith('!') && plan.area.code !== locationCode) return false
  if (type !== 'TOPUP') return base === null || plan.code === base.code
  return plan.kind !== 'unlimited' && (base === null || isTopUpFor(plan, base))
}

/** A country's top-ups fit the plans of the same operator, and a region's its own; a day pass is extended by day passes. */
export function isTopUpFor(plan: Plan, base: Plan): boolean {
  return isOfOneOperator(plan, base) && plan.kind === base.kind && base.kind !== 'unlimited'
}

const SPOILED: Record<string, object> = {
  unknown_unit: { durationUnit: 'FORTNIGHT' },
  unknown_currency: { currencyCode: 'XTS' },
  unknown_type: { dataType: 9, activeType: 7 },
}

function list(c: NetworkContext, plans: Plan[], isTopUp: boolean, kind: string | null): Response {
  const rows = plans.map((plan) => packageRow(plan, isTopUp))
  const [first, ...rest] = rows
  const spoiled = kind === null ? undefined : SPOILED[kind]
  return succeed(c, { packageList: spoiled && first ? [{ ...first, ...spoiled }, ...rest] : rows })
}

function locationsOf(shelf: PlanShelf) {
  const areas = new Map(shelf.all().map(({ area }) => [area.code, area]))
  return [...areas.values()].map(({ code, name, kind, countries }) => ({
    code,
    name,
    type: kind === 'country' ? 1 : 2,
    subLocationList: kind === 'country' ? null : countries.map(({ iso, name: title }) => ({ code: iso, name: title })),
  }))
}
