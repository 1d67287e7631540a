// What a simulated wholesaler sells: invented plans with invented costs, the same ones after every start, and what was
// changed about them at the control desk.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { areasOf, hashOf } from './areas.ts'
import type { Area } from './areas.ts'
import type { VendorSettings } from './vendor-settings.ts'

/** 'daily' plans sell `gigabytes` for each day and cost `cents` a day; 'unlimited' ones have no volume. */
export type PlanKind = 'fixed' | 'daily' | 'unlimited'
export type Plan = {
  code: string
  area: Area
  /** In each country, one of its plans is the second operator's: it fits that operator's eSIMs and no others. */
  operator: 1 | 2
  kind: PlanKind
  gigabytes: number
  days: number
  cents: number
  isInStock: boolean
}

export const planChange = z.strictObject({
  code: z.string().min(1).max(80),
  cents: z.coerce.number().int().min(1).max(10_000_000).optional(),
  gigabytes: z.coerce.number().positive().max(10_000).optional(),
  /** No longer listed, and refused if ordered. */
  gone: z.stringbool().or(z.boolean()).optional(),
  /** Still listed, and refused if ordered. */
  soldOut: z.stringbool().or(z.boolean()).optional(),
})
export type PlanChange = z.output<typeof planChange>

const changeRow = z.object({ code: z.string(), change: z.string() })

const FEW = {
  fixed: [
    [1, 7],
    [3, 15],
    [5, 30],
    [10, 30],
    [20, 30],
  ],
  daily: [1, 2],
  unlimited: [1, 3, 7, 15],
} as const
const MANY = {
  fixed: [
    [0.5, 1],
    [1, 7],
    [1, 30],
    [2, 15],
    [3, 7],
    [3, 15],
    [3, 30],
    [5, 15],
    [5, 30],
    [10, 15],
    [10, 30],
    [20, 30],
    [50, 30],
    [50, 90],
    [100, 180],
  ],
  daily: [0.5, 1, 2, 3, 5],
  unlimited: [1, 3, 5, 7, 10, 15, 20, 30],
} as const

/** The plan of each country's second operator. */
const OTHERS = { gigabytes: 10, days: 30 }

export type PlanShelf = ReturnType<typeof openPlanShelf>

export function openPlanShelf(
  database: DatabaseSync,
  vendor: string,
  settings: VendorSettings,
  kinds: readonly PlanKind[],
) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS wholesale_plan_changes (
      vendor TEXT NOT NULL, code TEXT NOT NULL, change TEXT NOT NULL, PRIMARY KEY (vendor, code)
    );
  `)
  let kept: Map<string, Plan> | null = null

  function changes(): PlanChange[] {
    return database
      .prepare('SELECT code, change FROM wholesale_plan_changes WHERE vendor = ?')
      .all(vendor)
      .map((row) => planChange.parse(JSON.parse(changeRow.parse(row).change)))
  }

  function known(): Map<string, Plan> {
    if (kept) return kept
    const plans = new Map(
      plansOf(vendor, settings.get('catalogue') === 'complete', kinds).map((plan) => [plan.code, plan]),
    )
    for (const { code, cents, gigabytes, gone, soldOut } of changes()) {
      const plan = plans.get(code)
      if (!plan) continue
      if (gone) plans.delete(code)
      else
        plans.set(code, {
          ...plan,
          cents: cents ?? plan.cents,
          gigabytes: gigabytes ?? plan.gigabytes,
          isInStock: soldOut === undefined ? plan.isInStock : !soldOut,
        })
    }
    return (kept = plans)
  }

  return {
    all: (): Plan[] => [...known().values()],
    find: (code: string): Plan | null => known().get(code) ?? null,
    /** Also a plan that is no longer sold. */
    known: (code: string): Plan | null =>
      known().get(code) ?? plansOf(vendor, true, kinds).find((plan) => plan.code === code) ?? null,
    /** Replaces an earlier change of the same plan. */
    change(wanted: PlanChange): void {
      database
        .prepare('INSERT OR REPLACE INTO wholesale_plan_changes (vendor, code, change) VALUES (?, ?, ?)')
        .run(vendor, wanted.code, JSON.stringify(wanted))
      kept = null
    },
    /** A complete catalog has thousands of plans; the usual one has some hundred. */
    makeComplete(wanted: boolean): void {
      settings.set('catalogue', wanted ? 'complete' : 'small')
      kept = null
    },
  }
}

function plansOf(vendor: string, isComplete: boolean, kinds: readonly PlanKind[]): Plan[] {
  const sizes = isComplete ? MANY : FEW
  const plans = areasOf(isComplete).flatMap((area) => [
    ...(kinds.includes('fixed') ? sizes.fixed.map(([gigabytes, days]) => planOf(area, 'fixed', gigabytes, days)) : []),
    ...(kinds.includes('daily') ? sizes.daily.map((gigabytes) => planOf(area, 'daily', gigabytes, 1)) : []),
    ...(kinds.includes('unlimited') ? sizes.unlimited.map((days) => planOf(area, 'unlimited', 0, days)) : []),
  ])
  return plans.map((plan) => ({ ...plan, cents: Math.round(plan.cents * shareOf(vendor, plan)) }))
}

/** No wholesaler is the cheapest everywhere. */
const shareOf = (vendor: string, { code }: Plan): number => (88 + (hashOf(`${vendor} ${code}`) % 25)) / 100

/** The size that a plan is named after, which stays when the plan becomes smaller: gigabytes, or 'UNL'. */
export const namedSize = ({ code }: Plan): string => code.split('_').at(-2) ?? ''

function planOf(area: Area, kind: PlanKind, gigabytes: number, days: number): Plan {
  const size = kind === 'unlimited' ? 'UNL' : String(gigabytes)
  const code = `${area.code}_${size}_${kind === 'daily' ? 'DAILY' : days}`
  const volume = kind === 'unlimited' ? 1.6 * days : gigabytes
  const factor = { country: 80, region: 125, global: 210 }[area.kind] + (hashOf(area.code) % 45)
  const cents = Math.round(((28 + 62 * volume ** 0.85 + 1.5 * days) * factor) / 100)
  const isOthers = area.kind === 'country' && kind === 'fixed' && gigabytes === OTHERS.gigabytes && days === OTHERS.days
  return { code, area, operator: isOthers ? 2 : 1, kind, gigabytes, days, cents, isInStock: true }
}

/** Whether eSIMs that came with one plan take the other: those of the same operator in the same area. */
export const isOfOneOperator = (one: Plan, other: Plan): boolean =>
  one.area.code === other.area.code && one.operator === other.operator
