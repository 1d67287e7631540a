// The calls about what changes a price: tax rates and coupons.
import { Hono } from 'hono'
import { z } from 'zod'
import type { Answer, openApi } from './api-call.ts'
import { listAnswer, pageOf } from './list-page.ts'
import type { World } from './payment-world.ts'
import { check, created, flag, paging } from './request-shapes.ts'
import { withoutGaps } from './session-routes.ts'
import { newCoupon, newTaxRate } from './session-shape.ts'
import { invalid } from './stripe-problem.ts'
import { newId } from './wire-id.ts'

const rateList = z.strictObject({
  ...paging,
  active: flag.optional(),
  created: created.optional(),
  inclusive: flag.optional(),
})

export function tariffRoutes(world: World, api: ReturnType<typeof openApi>): Hono {
  const { records } = world
  const createRate: Answer = ({ params }) => {
    const input = check(newTaxRate, params)
    const now = world.nowSeconds()
    return records.add('tax_rate', now, {
      id: newId('txr_1', 23),
      object: 'tax_rate',
      active: input.active,
      country: input.country ?? null,
      created: now,
      description: input.description ?? null,
      display_name: input.display_name,
      effective_percentage: input.percentage,
      flat_amount: null,
      inclusive: input.inclusive,
      jurisdiction: input.jurisdiction ?? null,
      jurisdiction_level: null,
      livemode: false,
      metadata: input.metadata ?? {},
      percentage: input.percentage,
      rate_type: 'percentage',
      state: input.state ?? null,
      tax_type: input.tax_type ?? null,
    })
  }
  const listRates: Answer = ({ params }) => {
    const { active, created: within, inclusive, ...page } = check(rateList, params)
    const filter = {
      ...(within === undefined ? {} : { created: withoutGaps(within) }),
      ...(active === undefined ? {} : { status: active ? 'active' : 'archived' }),
    }
    const found = records.list('tax_rate', filter, pageOf(page))
    const items = found.items.filter((rate) => inclusive === undefined || rate.inclusive === inclusive)
    return listAnswer('/v1/tax_rates', { ...found, items })
  }
  const createCoupon: Answer = ({ params }) => {
    const input = check(newCoupon, params)
    if ((input.amount_off === undefined) === (input.percent_off === undefined)) {
      throw invalid('You must pass either amount_off or percent_off.', 'parameter_missing', 'percent_off')
    }
    if (input.amount_off !== undefined && input.currency === undefined) {
      throw invalid('You must pass currency when passing amount_off', 'parameter_missing', 'currency')
    }
    const id = input.id ?? newId('', 8)
    if (records.find('coupon', id) !== null) throw invalid('Coupon already exists.', 'resource_already_exists', 'id')
    const now = world.nowSeconds()
    return records.add('coupon', now, {
      id,
      object: 'coupon',
      amount_off: input.amount_off ?? null,
      created: now,
      currency: input.amount_off === undefined ? null : (input.currency ?? null),
      duration: input.duration,
      duration_in_months: null,
      livemode: false,
      max_redemptions: input.max_redemptions ?? null,
      metadata: input.metadata ?? {},
      name: input.name ?? null,
      percent_off: input.percent_off ?? null,
      redeem_by: input.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    })
  }

  return new Hono()
    .post('/v1/tax_rates', api('create_tax_rate', createRate))
    .get('/v1/tax_rates', api('list_tax_rates', listRates))
    .post('/v1/coupons', api('create_coupon', createCoupon))
}
