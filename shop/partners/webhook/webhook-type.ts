// The events that partners can subscribe to, and which line of an order's history causes each. Pure rules.
import { ESIM_IS_OVER } from '#shop/delivery/alert/alert.ts'
import { eventAfter, STEPS, TOP_UP_STEPS } from '#shop/sales/order/order.ts'
import { notedAs, statusAfter } from '#shop/sales/order/order-moves.ts'

/** Named like the API's order states. */
export const WEBHOOK_TYPES = [
  'order.created',
  'order.delivered',
  'order.delayed',
  'order.in_review',
  'order.resumed',
  'order.refunded',
  'order.canceled',
  'esim.activated',
  'esim.data_low',
  'esim.data_used_up',
  'esim.expires_soon',
  'esim.expired',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]
/** Sent by hand, to any endpoint. */
export const TEST_TYPE = 'webhook.test'
export type SentType = WebhookType | typeof TEST_TYPE

export const isWebhookType = (text: string): text is WebhookType => WEBHOOK_TYPES.some((type) => type === text)
export const isEsimType = (type: SentType): boolean => type.startsWith('esim.')

/** The step after which a traveler has what was ordered. */
const HANDING_OVER = [...new Set([...STEPS, ...TOP_UP_STEPS])].filter((step) => eventAfter(step) === 'handed_over')

const TYPE_OF: ReadonlyMap<string, WebhookType> = new Map<string, WebhookType>([
  [notedAs('paid'), 'order.created'],
  [notedAs('given_free'), 'order.created'],
  ...HANDING_OVER.map((step) => [`${statusAfter('handed_over')}_${step}`, 'order.delivered'] as const),
  [notedAs('disputed'), 'order.in_review'],
  [notedAs('resumed'), 'order.resumed'],
  [notedAs('refunded'), 'order.refunded'],
  [notedAs('esim_cancelled'), 'order.canceled'],
  [notedAs('esim_replaced'), 'order.canceled'],
  ['installed', 'esim.activated'],
  ['low_data', 'esim.data_low'],
  ['data_used_up', 'esim.data_used_up'],
  ['expires_soon', 'esim.expires_soon'],
  [ESIM_IS_OVER, 'esim.expired'],
])

/** The event of a history line; null for internal ones. */
export const typeOf = (line: string): WebhookType | null =>
  TYPE_OF.get(line) ?? (line.startsWith(`${statusAfter('step_failed')}_`) ? 'order.delayed' : null)

const ONCE: ReadonlySet<WebhookType> = new Set([
  'order.created',
  'order.delivered',
  'order.delayed',
  'esim.activated',
  'esim.expired',
])
/** An order causes this event once, however often it happens. */
export const isToldOnce = (type: WebhookType): boolean => ONCE.has(type)
