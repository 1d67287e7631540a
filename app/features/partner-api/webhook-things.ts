// What partners are sent when something happens to their orders: the schema that documents it writes it, too.
import { z } from 'zod'
import { webhookTypeCopy } from '#app/copy/partners/webhooks.ts'
import type { WebhookNews } from '#shop/partners/webhook/compose-events.ts'
import { isEsimType, TEST_TYPE, WEBHOOK_TYPES, type SentType } from '#shop/partners/webhook/webhook-type.ts'
import { moment, order, orderBody, usage, usageBody } from './order-things.ts'

const EVENT_ID = '6f0b6f1e-3c62-4f0c-8d0e-2f4f0f7b9a11'

const envelope = <Type extends SentType, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({
    id: z.uuid().meta({ description: 'The same each time we send this event.', example: EVENT_ID }),
    type: z.literal(type).meta({ example: type }),
    createdAt: moment,
    isTest: z.boolean().meta({ description: 'For an order with a test key.', example: false }),
    data,
  })

const aboutOrder = z.object({ order }).meta({ id: 'OrderNews', description: 'The order when this event was created.' })
const aboutEsim = z
  .object({ order, usage: usage.nullable() })
  .meta({ id: 'EsimNews', description: 'The order that the eSIM belongs to, and the network’s latest data.' })
const aboutNothing = z.object({}).meta({ id: 'NoNews' })

const schemaOf = (type: SentType) =>
  type === TEST_TYPE
    ? envelope(type, aboutNothing)
    : isEsimType(type)
      ? envelope(type, aboutEsim)
      : envelope(type, aboutOrder)

/** Of each request. */
export const webhookHeaders = z.object({
  'wander-pass-signature': z.string().meta({
    description: 't= the time it was sent, in seconds; v1= the HMAC-SHA256, once for each secret',
    example: 't=1796637000,v1=5257a8',
  }),
  'wander-pass-event': z.string().meta({ description: 'The type', example: 'order.delivered' }),
  'wander-pass-event-id': z.uuid().meta({ description: 'The ID', example: EVENT_ID }),
})

const SENT: readonly SentType[] = [...WEBHOOK_TYPES, TEST_TYPE]

/** Everything that is sent, with what it says. */
export const WEBHOOKS = SENT.map((type) => ({
  type,
  text: webhookTypeCopy[type],
  body: schemaOf(type).meta({ id: `Event-${type}`, description: webhookTypeCopy[type] }),
}))

/** The format that receivers get. Fields that the schema doesn't name are never sent. */
export function writeWebhook({ id, type, at, isTest, order: about, usage: told }: WebhookNews): string {
  const data = {
    ...(about && { order: orderBody(about) }),
    ...(isEsimType(type) && { usage: told && usageBody(told) }),
  }
  return JSON.stringify(schemaOf(type).parse({ id, type, createdAt: at.toISOString(), isTest, data }))
}
