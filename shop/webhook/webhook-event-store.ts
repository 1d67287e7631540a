// What happened, for those who want to hear of it: an outbox. A trigger puts in what becomes of an order, in the transaction that
// makes it so (migration 0045).
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/forget-some.ts'
import { webhookEvents } from '#db/schema/webhooks.ts'
import type { SentType } from './webhook-type.ts'

export type WebhookEventStore = ReturnType<typeof webhookEventStore>
export type WebhookEventRow = typeof webhookEvents.$inferSelect

const isUnwritten = isNull(webhookEvents.type)

export const webhookEventStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Beside the history of the order; nothing where no endpoint would hear of it. */
  note: (orderId: string, what: string, now: Date) =>
    db().execute(sql`select note_webhook_event(${orderId}::uuid, ${what}, ${now.toISOString()}::timestamptz)`),
  /** One that is written already. */
  add: (event: WebhookEventRow) => db().insert(webhookEvents).values(event),
  listUnwritten: (most: number) =>
    db()
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(isUnwritten)
      .orderBy(asc(webhookEvents.at))
      .limit(most),
  /** Takes it for the running transaction; null when another node does, or did. */
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
  /** With its deliveries and their tries. */
  forgetOld: (before: Date, most: number): Promise<number> =>
    forgetSome(db(), { table: webhookEvents, key: webhookEvents.id, where: lt(webhookEvents.at, before), most }),
})
