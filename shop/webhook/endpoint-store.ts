// The endpoints of partners: who hears of what, and which worker is at which of them. A lease holds a whole endpoint, so that a slow one
// takes one worker's turn and no more.
import { and, asc, count, eq, inArray, min, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { dueWork, released } from '#db/due-work.ts'
import { webhookEndpoints } from '#db/schema/webhooks.ts'
import type { Endpoint, EndpointMode, EndpointState } from './endpoint.ts'
import { isWebhookType, type WebhookType } from './webhook-type.ts'

export type EndpointStore = ReturnType<typeof endpointStore>
/** In the hands of one worker until then. */
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
// Due again when the lease ends: a worker that dies loses nothing, and whoever makes it due meanwhile is seen by that.
const taking = (now: Date, forMs: number) => {
  const lease = work.lease(now, forMs)
  return { ...lease, dueAt: lease.leaseUntil }
}
const heldBy = ({ leaseId, leaseUntil }: ReturnType<typeof taking>) => ({ leaseId, leaseUntil })
// What waits there goes on, though somebody presses twice, or something came while it was switched off.
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
    /** The oldest first. */
    listOf: async (businessId: string): Promise<Endpoint[]> =>
      (
        await db()
          .select()
          .from(webhookEndpoints)
          .where(eq(webhookEndpoints.businessId, businessId))
          .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
      ).map(toEndpoint),
    /** Null for one of another business. */
    find: async (id: string, businessId: string): Promise<Endpoint | null> => {
      const [row] = await db().select().from(webhookEndpoints).where(isOf(id, businessId)).limit(1)
      return row ? toEndpoint(row) : null
    },
    /** Those that are on and want to hear of this. */
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

    // Each of these is false for one of another business.
    setEvents: (id: string, businessId: string, events: readonly WebhookType[]) =>
      change(id, businessId, { events: [...events] }),
    setState: (id: string, businessId: string, state: EndpointState) =>
      change(id, businessId, { state, silences: 0, restsUntil: null, dueAt: state === 'on' ? nextTryAt(id) : null }),
    setSecret: (id: string, businessId: string, secrets: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>) =>
      change(id, businessId, secrets),
    remove: async (id: string, businessId: string): Promise<boolean> =>
      (await db().delete(webhookEndpoints).where(isOf(id, businessId)).returning({ id: webhookEndpoints.id })).length >
      0,

    /** Something waits there; it is looked at now, or once the endpoint has rested. */
    makeDue: (ids: string[], now: Date) =>
      db()
        .update(webhookEndpoints)
        .set({ dueAt: sql`least(due_at, greatest(rests_until, ${now.toISOString()}::timestamptz))` })
        .where(inArray(webhookEndpoints.id, ids)),
    listDue: (now: Date, most: number) =>
      db().select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(work.isDue(now)).limit(most),
    /** How many are due that no worker is at, and since when the first of them is. */
    measureDue: async (now: Date): Promise<{ items: number; since: Date | null }> => {
      const [row] = await db()
        .select({ items: count(), since: min(webhookEndpoints.dueAt) })
        .from(webhookEndpoints)
        .where(work.isDue(now))
      return { items: row?.items ?? 0, since: row?.since ?? null }
    },
    /** Takes endpoints that are due, those that wait longest first; others that another node is taking are passed over. */
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
    /** Takes one that is on, due or not, unless a worker is at it. */
    claim: async (id: string, now: Date, forMs: number): Promise<HeldEndpoint | null> => {
      const lease = taking(now, forMs)
      const [row] = await db()
        .update(webhookEndpoints)
        .set(lease)
        .where(and(eq(webhookEndpoints.id, id), work.isFree(now)))
        .returning()
      return row ? { ...toEndpoint(row), ...heldBy(lease) } : null
    },
    /** Gives it out of hand, due at this time, unless something made it due meanwhile; nothing if the lease ran out. */
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
