// Where the simulated Airalo sends what: opting in and out, and its simulator of webhooks.
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkEnv } from '../network/answer-faults.ts'
import { isReachable } from '../network/callback-post.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { answer, notFound, refuseFields, tooMany } from './airalo-answer.ts'
import type { Notifications } from './airalo-notifications.ts'
import { fieldsOf } from './airalo-parts.ts'
import type { AiraloParts } from './airalo-parts.ts'

const BASE = '/airalo/v2'
export const WEBHOOK_TYPES = ['async_orders', 'webhook_low_data', 'webhook_credit_limit'] as const
const TYPES = [...WEBHOOK_TYPES, 'email_low_data', 'email_credit_limit'] as const

const optIn = z.object({ type: z.enum(TYPES), webhook_url: z.string().nullish(), contact_point: z.string().nullish() })
const optOut = z.object({ type: z.enum(TYPES) })
const simulation = z.object({
  event: z.string(),
  type: z.enum(['data_75', 'data_90', 'expire_3', 'expire_1']),
  iccid: z.string().nullish(),
  webhook_url: z.string().nullish(),
})

export function notifyRoutes(routes: Hono<NetworkEnv>, parts: AiraloParts, notifications: Notifications): void {
  const { door, settings, shopUrl, now } = parts
  const simulations = openTokenBucket(5, 5 / 60, now)

  routes.post(`${BASE}/notifications/opt-in`, async (c) => {
    const fields = optIn.safeParse(await fieldsOf(c))
    return door(c, 'notify', [fields.data?.type ?? ''], async () => {
      if (!fields.success) return refuseFields(c, { type: 'The selected type is invalid.' })
      const { type } = fields.data
      const url = fields.data.webhook_url || fields.data.contact_point || ''
      // The address must take a HEAD request with exactly 200.
      const isAlive = isReachable(url, shopUrl) && (await notifications.answersHead(url))
      if (!type.startsWith('email') && !isAlive)
        return refuseFields(c, { webhook_url: 'The webhook url is not reachable.' })
      settings.set(`webhook ${type}`, url)
      settings.set('opted in', type)
      return answer(c, { notification: { type, contact_point: url } })
    })
  })

  routes.get(`${BASE}/notifications/opt-in`, (c) =>
    door(c, 'notify', [], () => {
      const type = c.req.query('type') ?? settings.get('opted in')
      const url = type === null ? null : settings.get(`webhook ${type}`)
      return url ? answer(c, { notification: { type, contact_point: url } }) : notFound(c)
    }),
  )

  routes.post(`${BASE}/notifications/opt-out`, async (c) => {
    const fields = optOut.safeParse(await fieldsOf(c))
    return door(c, 'notify', [fields.data?.type ?? ''], () => {
      if (!fields.success) return refuseFields(c, { type: 'The selected type is invalid.' })
      settings.set(`webhook ${fields.data.type}`, '')
      return c.body(null, 204)
    })
  })

  routes.post(`${BASE}/simulator/webhook`, async (c) => {
    const fields = simulation.safeParse(await fieldsOf(c))
    return door(c, 'notify', [], () => {
      if (!simulations.take()) return tooMany(c, simulations.secondsUntil(1), 5)
      if (!fields.success) return refuseFields(c, { type: 'The selected type is invalid.' })
      const { type, iccid, webhook_url: asked } = fields.data
      const url = asked || settings.get('webhook webhook_low_data')
      if (!url || !isReachable(url, shopUrl))
        return refuseFields(c, { webhook_url: 'The webhook url is not reachable.' })
      notifications.simulate(url, iccid ?? '891000000000009125', type)
      return c.json({ success: 'Notification sent' })
    })
  })
}
