// The calls about money that moved: intents, charges, refunds, disputes, invoices, and their events.
import { Hono } from 'hono'
import { z } from 'zod'
import type { Answer, openApi } from './api-call.ts'
import { expanded } from './expand-object.ts'
import { listAnswer, pageOf } from './list-page.ts'
import type { World } from './payment-world.ts'
import { refundPayment } from './refund-payment.ts'
import { check, created, flag, paging, text } from './request-shapes.ts'
import { withoutGaps } from './session-routes.ts'
import { missing } from './stripe-problem.ts'

const moneyList = z.strictObject({
  ...paging,
  charge: text.optional(),
  created: created.optional(),
  payment_intent: text.optional(),
})
const eventList = z.strictObject({
  ...paging,
  created: created.optional(),
  delivery_success: flag.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
})

export function paymentRoutes(world: World, api: ReturnType<typeof openApi>): Hono {
  const { records } = world
  const listOf =
    (kind: 'refund' | 'dispute', path: string): Answer =>
    ({ params, expand }) => {
      const { charge, created: within, payment_intent: intent, ...page } = check(moneyList, params)
      const parent =
        intent ?? (charge === undefined ? undefined : (records.find('charge', charge)?.payment_intent ?? ''))
      const filter = {
        ...(within === undefined ? {} : { created: withoutGaps(within) }),
        ...(parent === undefined ? {} : { parent }),
      }
      return expanded(world, listAnswer(path, records.list(kind, filter, pageOf(page))), expand)
    }
  const listEvents: Answer = ({ params }) => {
    const { created: within, delivery_success: isDelivered, type, types = [], ...page } = check(eventList, params)
    const wanted = type === undefined ? types : [type]
    const found = world.events.list(wanted, within === undefined ? undefined : withoutGaps(within), pageOf(page))
    const items = found.items.filter(
      (event) => isDelivered === undefined || (event.pending_webhooks === 0) === isDelivered,
    )
    return listAnswer('/v1/events', { ...found, items })
  }
  const look =
    (kind: 'payment_intent' | 'refund' | 'invoice'): Answer =>
    ({ id, expand }) => {
      const found = records.find(kind, id)
      if (found === null) throw missing(kind, id, kind === 'payment_intent' ? 'intent' : 'id')
      return expanded(world, found, expand)
    }
  const lookAtEvent: Answer = ({ id }) => {
    const event = world.events.find(id)
    if (event === null) throw missing('event', id)
    return event
  }

  return new Hono()
    .get('/v1/payment_intents/:id', api('retrieve_payment_intent', look('payment_intent')))
    .post(
      '/v1/refunds',
      api('refund', (call) => expanded(world, refundPayment(world, call), call.expand)),
    )
    .get('/v1/refunds', api('list_refunds', listOf('refund', '/v1/refunds')))
    .get('/v1/disputes', api('list_disputes', listOf('dispute', '/v1/disputes')))
    .get('/v1/refunds/:id', api('retrieve_refund', look('refund')))
    .get('/v1/invoices/:id', api('retrieve_invoice', look('invoice')))
    .get('/v1/events', api('list_events', listEvents))
    .get('/v1/events/:id', api('retrieve_event', lookAtEvent))
}
