// The catalog of the simulated Airalo: all of it at once, or in pages that change their shape from the second on.
import type { Hono } from 'hono'
import type { NetworkEnv } from '../network/answer-faults.ts'
import type { Area } from '../wholesale/areas.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { pageOf, refuseFields, tooMany } from './airalo-answer.ts'
import { areaRow, pricingOf } from './airalo-package.ts'
import type { AiraloParts } from './airalo-parts.ts'

const PACKAGES = '/airalo/v2/packages'
const CALLS_PER_MINUTE = 80
/** Everything, if nobody asks for pages. */
const ALL = 100_000

export function packageRoutes(routes: Hono<NetworkEnv>, { shelf, door, now }: AiraloParts): void {
  const bucket = openTokenBucket(CALLS_PER_MINUTE, CALLS_PER_MINUTE / 60, now)

  routes.get(PACKAGES, (c) =>
    door(c, 'packages', [], (kind) => {
      if (!bucket.take()) return tooMany(c, bucket.secondsUntil(1), CALLS_PER_MINUTE)
      const { 'filter[type]': type, 'filter[country]': country, include } = c.req.query()
      const isDiscount = kind === 'discount_pricing'
      const rows = [...byArea(shelf.all())]
        .filter(([{ kind: areaKind }]) => !type || (type === 'local') === (areaKind === 'country'))
        .filter(([{ code }]) => !country || code === country)
        .map(([area, plans]) => areaRow(area, plans, include === 'topup' || include === 'top-up', isDiscount))
      const page = pageOf(c, rows, ALL)
      if (!page)
        return refuseFields(c, { limit: 'The limit must be an integer.', page: 'The page must be an integer.' })
      const shown = kind === 'unknown_kind' ? page.shown.map((row) => withUnknownKind(row)) : page.shown
      const from = (page.meta.from ?? 1) - 1
      // From the second page on, the list is an object by place.
      const data = page.page > 1 ? Object.fromEntries(shown.map((row, at) => [String(from + at), row])) : shown
      return c.json({ pricing: pricingOf(isDiscount), data, links: page.links, meta: page.meta })
    }),
  )
}

const byArea = (plans: Plan[]): Map<Area, Plan[]> => Map.groupBy(plans, ({ area }) => area)

const withUnknownKind = ({ operators, ...row }: ReturnType<typeof areaRow>) => ({
  ...row,
  operators: operators.map((operator) => ({
    ...operator,
    plan_type: 'data-satellite',
    activation_policy: 'on-landing',
  })),
})
