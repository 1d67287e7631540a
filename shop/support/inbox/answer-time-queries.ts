// How long first answers took, counted by the database; `answer-times.ts` says on paper what each figure means.
import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { supportTickets } from '#db/schema/support/support-tickets.ts'
import type { DateOnly } from '#values/date.ts'
import { NO_ANSWERS, type AnswerTimesByKind } from './answer-times.ts'
import { promisedSince, PROMISED_MS, TICKET_KINDS, TICKET_STATES } from './ticket.ts'

export type AnswerTimeQueries = ReturnType<typeof answerTimeQueries>

/** Whole days of a time zone, until before the last. */
type Days = { from: DateOnly; until: DateOnly; timeZone: string }

const inDays = ({ from, until, timeZone }: Days) => {
  const startOf = (day: DateOnly) => sql`(${day}::date)::timestamp at time zone ${timeZone}`
  // Lists every state so that the index on state and time is used; otherwise years of messages would be read.
  return and(
    inArray(supportTickets.status, [...TICKET_STATES]),
    gte(supportTickets.createdAt, startOf(from)),
    lt(supportTickets.createdAt, startOf(until)),
  )
}

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

export function answerTimeQueries({ db }: Pick<Database, 'db'>) {
  // Tables are named in full: inside a list of columns the query layer would leave the outer one away.
  /** What arrived in these days, with the moment of its first answer. */
  const messagesOf = (days: Days) =>
    db()
      .select({
        kind: supportTickets.kind,
        status: supportTickets.status,
        writtenAt: supportTickets.createdAt,
        answeredAt: sql<Date | null>`least(
          (select min(said.created_at) from ticket_entries said
            where said.ticket_id = support_tickets.id and said.kind = 'answer'),
          (select min(decided.decided_at) from withdrawals decided
            where decided.ticket_number = support_tickets.number))`.as('answered_at'),
      })
      .from(supportTickets)
      .where(inDays(days))
      // Kept apart, so that the first answer is looked for once per message and not once per figure.
      .offset(0)
      .as('messages')

  return {
    /** Of the messages that arrived in these days, together and by kind. */
    countAnswers: async (days: Days, now: Date): Promise<AnswerTimesByKind> => {
      const messages = messagesOf(days)
      const { answeredAt, writtenAt, status } = messages
      const taken = sql`(extract(epoch from ${answeredAt} - ${writtenAt}) * 1000)`
      const atShare = (share: number) =>
        sql<number | null>`round(percentile_disc(${share}::float8) within group (order by ${taken})
          filter (where ${answeredAt} is not null))`.mapWith((value) => (value === null ? null : Number(value)))
      const isOverdue = sql`${answeredAt} is null and ${status} <> 'closed'
        and ${writtenAt} < ${promisedSince(now).toISOString()}::timestamptz`
      const rows = await db()
        .select({
          kind: messages.kind,
          written: countIf(sql`true`),
          answered: countIf(sql`${answeredAt} is not null`),
          inTime: countIf(sql`${taken} <= ${PROMISED_MS}`),
          late: countIf(sql`${taken} > ${PROMISED_MS} or (${isOverdue})`),
          closedUnanswered: countIf(and(sql`${answeredAt} is null`, eq(status, 'closed')) ?? sql`false`),
          medianMs: atShare(0.5),
          p95Ms: atShare(0.95),
        })
        .from(messages)
        .groupBy(sql`grouping sets ((${messages.kind}), ())`)
      const of = (wanted: (typeof TICKET_KINDS)[number] | null) => {
        const { kind: _kind, ...times } = rows.find(({ kind }) => kind === wanted) ?? { kind: null, ...NO_ANSWERS }
        return times
      }
      return { all: of(null), support: of('support'), withdrawal: of('withdrawal'), business: of('business') }
    },
  }
}
