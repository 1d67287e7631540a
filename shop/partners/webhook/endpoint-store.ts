// Partners' endpoints: which events each gets, and which worker is serving it. A lease holds a whole endpoint, so a
// slow one only takes up one worker's turn.
import { and, asc, count, eq, inArray, min, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork, released } from '#db/query/due-work.ts'
import { webhookEndpoints } from '#db/schema/partners/webhooks.ts'
import type { Endpoint, EndpointMode, EndpointState } from './endpoint.ts'
import { isWebhookType, type WebhookType } from './webhook-type.ts'

export type EndpointStore = ReturnType<typeof endpointStore>
/** Held by one worker until then. */
export type HeldEndpoint = Endpoint & { leaseId: string; leaseUntil: Date }

type Row = typeof webhookEndpoints.$inferSelect
const toEndpoint = ({ leaseId: _id, leaseUntil: _until, dueAt: _due, events, ...row }: Row): Endpoint => ({
  ...row,
  events: events.filter(isWebhookType),
})

const work = dueWork(
  { dueAt: webhookEndpoints.dueAt, leaseUntil: webhookEndpoints.leaseUntil },
  eq(webhookEndpoints.state, 'on'),
)
// Due again when the lease ends, so a worker that dies loses nothing; a change of the due time in the meantime is
// noticed.
const taking = (now: Date, forMs: number) => {
  const lease = work.lease(now, forMs)
  return { ...lease, dueAt: lease.leaseUntil }
}
const heldBy = ({ leaseId, leaseUntil }: ReturnType<typeof taking>) => ({ leaseId, leaseUntil })
// Waiting deliveries continue, even if the button was pressed twice or something arrived while it was off.
const nextTryAt = (id: string) =>
  sql`(select min(next_try_at) from webhook_deliveries where endpoint_id = ${id} and state = 'waiting')`
const isOf = (id: string, businessId: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.businessId, businessId))

export function endpointStore({ db }: Pick<Database, 'db'>) {
  const change = async (id: string, businessId: string, set: { [Name in keyof Row]?: Row[Name] | SQL }) =>
    (await db().update(webhookEndpoints).set(set).where(isOf(id, businessId)).returning({ id: webhookEndpoints.id }))
      .length > 0

  return {
    add: ({ events, ...endpoint }: Omit<Endpoint, 'silences' | 'restsUntil' | 'lastTakenAt'>) =>
      db()
        .insert(webhookEndpoints)
        .values({ ...endpoint, events: [...events] }),
    /** Oldest first. */
    listOf: async (businessId: string): Promise<Endpoint[]> =>
      (
        await db()
          .select()
          .from(webhookEndpoints)
          .where(eq(webhookEndpoints.businessId, businessId))
          .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
      ).map(toEndpoint),
    /** Null if it belongs to another business. */
    find: async (id: string, businessId: string): Promise<Endpoint | null> => {
      const [row] = await db().select().from(webhookEndpoints).where(isOf(id, businessId)).limit(1)
      return row ? toEndpoint(row) : null
    },
    /** Those that are on and subscribed to this event. */
    listFor: async (of: { businessId: string; mode: EndpointMode; type: WebhookType }): Promise<string[]> =>
      (
        await db()
          .select({ id: webhookEndpoints.id })
          .from(webhookEndpoints)
          .where(
            and(
              eq(webhookEndpoints.businessId, of.businessId),
              eq(webhookEndpoints.mode, of.mode),
              eq(webhookEndpoints.state, 'on'),
              sql`${of.type} = any(${webhookEndpoints.events})`,
            ),
          )
      ).map(({ id }) => id),

    // Each of these returns false for another business's endpoint.
    setEvents: (id: string, businessId: string, events: readonly WebhookType[]) =>
      change(id, businessId, { events: [...events] }),
    setState: (id: string, businessId: string, state: EndpointState) =>
      change(id, businessId, { state, silences: 0, restsUntil: null, dueAt: state === 'on' ? nextTryAt(id) : null }),
    setSecret: (id: string, businessId: string, secrets: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>) =>
      change(id, businessId, secrets),
    remove: async (id: string, businessId: string): Promise<boolean> =>
      (await db().delete(webhookEndpoints).where(isOf(id, businessId)).returning({ id: webhookEndpoints.id })).length >
      0,

    /** Something is waiting: it is sent now, or after the endpoint's pause. */
    makeDue: (ids: string[], now: Date) =>
      db()
        .update(webhookEndpoints)
        .set({ dueAt: sql`least(due_at, greatest(rests_until, ${now.toISOString()}::timestamptz))` })
        .where(inArray(webhookEndpoints.id, ids)),
    listDue: (now: Date, most: number) =>
      db().select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(work.isDue(now)).limit(most),
    /** How many due endpoints no worker is serving, and since when the first has been due. */
    measureDue: async (now: Date): Promise<{ items: number; since: Date | null }> => {
      const [row] = await db()
        .select({ items: count(), since: min(webhookEndpoints.dueAt) })
        .from(webhookEndpoints)
        .where(work.isDue(now))
      return { items: row?.items ?? 0, since: row?.since ?? null }
    },
    /** Claims endpoints that are due, longest waiting first; skips those that another node is claiming. */
    claimDue: async (now: Date, most: number, forMs: number): Promise<HeldEndpoint[]> => {
      const due = db()
        .select({ id: webhookEndpoints.id })
        .from(webhookEndpoints)
        .where(work.isDue(now))
        .orderBy(work.longestWaitingFirst)
        .limit(most)
        .for('update', { skipLocked: true })
      const lease = taking(now, forMs)
      const rows = await db().update(webhookEndpoints).set(lease).where(inArray(webhookEndpoints.id, due)).returning()
      return rows.map((row) => ({ ...toEndpoint(row), ...heldBy(lease) }))
    },
    /** Claims one that is on, due or not, unless a worker is serving it. */
    claim: async (id: string, now: Date, forMs: number): Promise<HeldEndpoint | null> => {
      const lease = taking(now, forMs)
      const [row] = await db()
        .update(webhookEndpoints)
        .set(lease)
        .where(and(eq(webhookEndpoints.id, id), work.isFree(now)))
        .returning()
      return row ? { ...toEndpoint(row), ...heldBy(lease) } : null
    },
    /**
     * Releases it, due at this time, unless something made it due in the meantime; does nothing if the lease has
     * expired.
     */
    release: (
      { id, leaseId, leaseUntil }: HeldEndpoint,
      { dueAt, silences, restsUntil }: { dueAt: Date | null; silences: number; restsUntil: Date | null },
    ) =>
      db()
        .update(webhookEndpoints)
        .set({
          ...released,
          silences,
          restsUntil,
          dueAt: sql`case when due_at is distinct from ${leaseUntil.toISOString()}::timestamptz
            then due_at else ${dueAt?.toISOString() ?? null}::timestamptz end`,
        })
        .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.leaseId, leaseId))),
    taken: (id: string, now: Date) =>
      db().update(webhookEndpoints).set({ lastTakenAt: now }).where(eq(webhookEndpoints.id, id)),
    voidLeases: () =>
      db()
        .update(webhookEndpoints)
        .set({ ...released, dueAt: sql`created_at` })
        .where(work.isHeld),
  }
}
