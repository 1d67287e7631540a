// Events for subscribers: an outbox. A trigger adds what happens to an order, in the transaction that causes it
// (migration 0045).
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { webhookEvents } from '#db/schema/partners/webhooks.ts'
import type { SentType } from './webhook-type.ts'

export type WebhookEventStore = ReturnType<typeof webhookEventStore>
export type WebhookEventRow = typeof webhookEvents.$inferSelect

const isUnwritten = isNull(webhookEvents.type)

export const webhookEventStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Added with the order's history; nothing if no endpoint would get it. */
  note: (orderId: string, what: string, now: Date) =>
    db().execute(sql`select note_webhook_event(${orderId}::uuid, ${what}, ${now.toISOString()}::timestamptz)`),
  /** An event that is already composed. */
  add: (event: WebhookEventRow) => db().insert(webhookEvents).values(event),
  listUnwritten: (most: number) =>
    db()
      .select({ id: webhookEvents.id, orderId: webhookEvents.orderId })
      .from(webhookEvents)
      .where(isUnwritten)
      .orderBy(asc(webhookEvents.at))
      .limit(most),
  /** Claims it for the running transaction; null if another node has it, or had it. */
  take: async (id: string): Promise<WebhookEventRow | null> =>
    (
      await db()
        .select()
        .from(webhookEvents)
        .where(and(eq(webhookEvents.id, id), isUnwritten))
        .for('update', { skipLocked: true })
    )[0] ?? null,
  write: (id: string, type: SentType, body: string) =>
    db().update(webhookEvents).set({ type, body }).where(eq(webhookEvents.id, id)),
  drop: (id: string) => db().delete(webhookEvents).where(eq(webhookEvents.id, id)),
  isTold: async (orderId: string, type: SentType): Promise<boolean> =>
    (await db().$count(webhookEvents, and(eq(webhookEvents.orderId, orderId), eq(webhookEvents.type, type)))) > 0,
  /** With its deliveries and their attempts. */
  forgetOld: (before: Date, most: number): Promise<number> =>
    forgetSome(db(), { table: webhookEvents, key: webhookEvents.id, where: lt(webhookEvents.at, before), most }),
})
