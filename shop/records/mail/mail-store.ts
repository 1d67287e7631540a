// The outbox: emails wait here until a mail server accepts them.
import { and, asc, count, eq, gt, inArray, isNotNull, lt, lte, ne, max, min, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { forgetSome } from '#db/query/forget-some.ts'
import { mails } from '#db/schema/records/mails.ts'
import type { Language } from '#values/language.ts'
import { firstMailStore, mailWork as work, outOfTheDoor } from './first-mail-store.ts'

export type MailRow = typeof mails.$inferSelect
/** An email that wasn't sent, without its address and text. */
export type TroubledMail = Pick<
  MailRow,
  'id' | 'kind' | 'orderId' | 'businessId' | 'state' | 'tries' | 'lastProblem' | 'createdAt'
>
export type MailStore = ReturnType<typeof mailStore>

/** What an email is about: an order, which has its address, or an email address itself. */
export type MailOwner = { orderId: string; email?: undefined } | { email: string; orderId?: undefined }

type NewMail = MailOwner & {
  id: string
  kind: MailRow['kind']
  facts?: Record<string, unknown>
  businessId?: string | null
  /** If left out, the email is in the language of the address's account when it is sent. */
  language?: Language
  now: Date
  /** When it may leave; at once if left out. */
  dueAt?: Date
}

/** How many may write to one owner of one kind at the same moment. */
const MOST_AT_ONCE = 100

const ownedBy = ({ orderId, email }: MailOwner) =>
  orderId === undefined ? eq(mails.email, email) : eq(mails.orderId, orderId)

// Written without parameters, like their indexes, so that the database can use them.
const isRefused = sql`${mails.state} = 'refused'`
const isWaiting = sql`${mails.state} = 'waiting'`
// A later email of the same kind that was sent or is being sent settles it: somebody has fixed the problem.
const isFollowed = sql`exists (
  select 1 from mails later
  where later.kind = ${mails.kind} and later.generation > ${mails.generation} and later.state in ('sent', 'waiting')
    and (later.order_id = ${mails.orderId} or later.email = ${mails.email}))`
const isTroubled = or(and(isRefused, not(isFollowed)), and(isWaiting, isNotNull(mails.lastProblem)))

export function mailStore({ db }: Database) {
  /** Writes nothing if another email has its place. */
  const insert = ({ now, dueAt = now, ...mail }: NewMail & { generation: number }): Promise<MailRow[]> =>
    db()
      .insert(mails)
      .values({ ...mail, state: 'waiting', nextTryAt: dueAt, createdAt: now })
      .onConflictDoNothing()
      .returning()
  const lastGeneration = async (owner: MailOwner, kind: MailRow['kind']): Promise<number> => {
    const [row] = await db()
      .select({ last: max(mails.generation) })
      .from(mails)
      .where(and(ownedBy(owner), eq(mails.kind, kind)))
    return row?.last ?? 0
  }

  return {
    ...firstMailStore({ db }),

    /** Puts the email into the outbox once per owner, kind, and generation; returns the one that is there. */
    put: async (mail: NewMail & { generation: number }): Promise<MailRow> => {
      const [written] = await insert(mail)
      if (written) return written
      const [row] = await db()
        .select()
        .from(mails)
        .where(and(ownedBy(mail), eq(mails.kind, mail.kind), eq(mails.generation, mail.generation)))
        .limit(1)
      if (!row) throw new Error('The mail vanished from the outbox between insert and read.')
      return row
    },

    /**
     * Adds the email after all others of its owner and kind, above generation `above`: it is a new one each time. If
     * several want the same place at once, the later ones take the next; in each round, somebody gets a place.
     */
    putNext: async (mail: NewMail, above = 0): Promise<MailRow> => {
      for (let round = 0; round < MOST_AT_ONCE; round++) {
        const generation = Math.max(above, await lastGeneration(mail, mail.kind)) + 1
        const [written] = await insert({ ...mail, generation })
        if (written) return written
      }
      throw new Error('No place was free in the outbox.')
    },

    findOfOrder: async (orderId: string, kind: MailRow['kind']): Promise<MailRow | null> =>
      (
        await db()
          .select()
          .from(mails)
          .where(and(eq(mails.orderId, orderId), eq(mails.kind, kind), eq(mails.generation, 1)))
          .limit(1)
      )[0] ?? null,

    /** Inside a transaction: the emails about these orders; none that waits is sent before its end. */
    holdOfOrders: (orderIds: string[]) =>
      db()
        .select({ orderId: mails.orderId, kind: mails.kind, state: mails.state, leaseUntil: mails.leaseUntil })
        .from(mails)
        .where(inArray(mails.orderId, orderIds))
        .for('update'),

    countSince: async (owner: MailOwner, kind: MailRow['kind'], since: Date): Promise<number> => {
      const [row] = await db()
        .select({ found: count() })
        .from(mails)
        .where(and(ownedBy(owner), eq(mails.kind, kind), gt(mails.createdAt, since)))
      return row?.found ?? 0
    },

    /** Claims a waiting email for sending, if nobody else is sending it. */
    claim: async (id: string, now: Date, forMs: number): Promise<MailRow | null> => {
      const { leaseUntil } = work.lease(now, forMs)
      const [row] = await db()
        .update(mails)
        .set({ leaseUntil, tries: sql`${mails.tries} + 1` })
        .where(and(eq(mails.id, id), work.isFree(now)))
        .returning()
      return row ?? null
    },

    sent: (id: string, now: Date) => db().update(mails).set(outOfTheDoor(now)).where(eq(mails.id, id)),

    /** Marks those still waiting as sent, whoever holds them. */
    sentAfterAll: (ids: string[], now: Date) =>
      db()
        .update(mails)
        .set(outOfTheDoor(now))
        .where(and(inArray(mails.id, ids), isWaiting)),

    refused: (id: string, problem: string) =>
      db()
        .update(mails)
        .set({ state: 'refused', leaseUntil: null, lastProblem: problem, nextTryAt: null })
        .where(eq(mails.id, id)),

    postpone: (id: string, problem: string, nextTryAt: Date) =>
      db().update(mails).set({ leaseUntil: null, lastProblem: problem, nextTryAt }).where(eq(mails.id, id)),

    /** A rejected email gets another try, for example after the address was corrected, or when its order continues. */
    revive: (id: string, now: Date) =>
      db()
        .update(mails)
        .set({ state: 'waiting', nextTryAt: now })
        .where(and(eq(mails.id, id), inArray(mails.state, ['refused', 'withdrawn']))),

    /** What it would have said is no longer true. Its facts stay, in case it becomes true again. */
    withdraw: (orderId: string, kinds: MailRow['kind'][]) =>
      db()
        .update(mails)
        .set({ state: 'withdrawn', nextTryAt: null })
        .where(
          and(eq(mails.orderId, orderId), inArray(mails.kind, kinds), inArray(mails.state, ['waiting', 'refused'])),
        ),

    /** The same for one email that is about to be sent. */
    withdrawOne: (id: string) =>
      db().update(mails).set({ state: 'withdrawn', nextTryAt: null, leaseUntil: null }).where(eq(mails.id, id)),

    listWithdrawn: (orderId: string, kind: MailRow['kind']) =>
      db()
        .select({ id: mails.id, facts: mails.facts })
        .from(mails)
        .where(and(eq(mails.orderId, orderId), eq(mails.kind, kind), eq(mails.state, 'withdrawn')))
        .orderBy(asc(mails.createdAt)),

    listDue: (now: Date, most: number) =>
      db()
        .select({ id: mails.id, orderId: mails.orderId })
        .from(mails)
        .where(work.isDue(now))
        .orderBy(work.longestWaitingFirst)
        .limit(most),

    /** Emails about an address itself and about these orders, oldest first; their text isn't stored. */
    listOf: (email: string, orderIds: string[]) =>
      db()
        .select({ kind: mails.kind, state: mails.state, createdAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(or(eq(mails.email, email), inArray(mails.orderId, orderIds)))
        .orderBy(asc(mails.createdAt)),

    /** The emails about one order as sent, oldest first. */
    listOfOrder: (orderId: string) =>
      db()
        .select({
          kind: mails.kind,
          state: mails.state,
          tries: mails.tries,
          lastProblem: mails.lastProblem,
          createdAt: mails.createdAt,
          sentAt: mails.sentAt,
        })
        .from(mails)
        .where(eq(mails.orderId, orderId))
        .orderBy(asc(mails.createdAt)),

    /** The states of these emails. */
    listStates: async (ids: string[]): Promise<Pick<MailRow, 'id' | 'state' | 'lastProblem'>[]> =>
      ids.length === 0
        ? []
        : db()
            .select({ id: mails.id, state: mails.state, lastProblem: mails.lastProblem })
            .from(mails)
            .where(inArray(mails.id, ids)),

    /** Emails that were rejected for good or not accepted yet; oldest first, skipping this many. */
    listTroubled: (most: number, behind = 0): Promise<TroubledMail[]> =>
      db()
        .select({
          id: mails.id,
          kind: mails.kind,
          orderId: mails.orderId,
          businessId: mails.businessId,
          state: mails.state,
          tries: mails.tries,
          lastProblem: mails.lastProblem,
          createdAt: mails.createdAt,
        })
        .from(mails)
        .where(isTroubled)
        .orderBy(asc(mails.createdAt), asc(mails.id))
        .limit(most)
        .offset(behind),

    /** How many there are in total. */
    countAllTroubled: async (): Promise<number> =>
      (await db().select({ found: count() }).from(mails).where(isTroubled))[0]?.found ?? 0,

    /** Emails that are due and unsent, and since when the first is due. */
    findWaiting: async (now: Date): Promise<{ items: number; since: Date | null }> => {
      const [found] = await db()
        .select({ items: count(), since: min(mails.nextTryAt) })
        .from(mails)
        .where(and(isWaiting, lte(mails.nextTryAt, now)))
      return found ?? { items: 0, since: null }
    },

    /** How many emails a server hasn't accepted yet, and how many it has rejected for good, at all or since then. */
    countTroubled: async (refusedSince?: Date): Promise<{ waiting: number; refused: number }> => {
      const [counted] = await db()
        .select({
          waiting: sql<number>`count(*) filter (where ${mails.state} = 'waiting')`.mapWith(Number),
          refused: sql<number>`count(*) filter (where ${mails.state} = 'refused')`.mapWith(Number),
        })
        .from(mails)
        .where(
          or(
            and(isWaiting, isNotNull(mails.lastProblem)),
            and(isRefused, refusedSince && gt(mails.createdAt, refusedSince)),
          ),
        )
      return counted ?? { waiting: 0, refused: 0 }
    },

    /** Finished emails about an address only, from before then. */
    forgetOld: (before: Date, most: number) => {
      const where = and(isNotNull(mails.email), ne(mails.state, 'waiting'), lt(mails.createdAt, before))
      return forgetSome(db(), { table: mails, key: mails.id, where, most })
    },

    /** Mail servers' answers about older emails for orders, which may repeat an address. */
    forgetProblems: async (before: Date, most: number): Promise<number> => {
      const isOld = and(ne(mails.state, 'waiting'), lt(mails.createdAt, before))
      const some = db()
        .select({ id: mails.id })
        .from(mails)
        .where(and(isOld, or(isNotNull(mails.lastProblem), isNotNull(mails.facts))))
        .limit(most)
      const gone = await db()
        .update(mails)
        .set({ lastProblem: null, facts: null })
        .where(inArray(mails.id, some))
        .returning({ id: mails.id })
      return gone.length
    },

    forget: (email: string) => db().delete(mails).where(eq(mails.email, email)),

    voidLeases: () => db().update(mails).set({ leaseUntil: null }).where(work.isHeld),
  }
}
