// What "answered within 24 hours" means, in one place: from a message's arrival to the first email a person sent about
// it. An automatic confirmation is no answer; a decided withdrawal is one. `answer-time-queries.ts` says the same in
// SQL.
import { PROMISED_MS, TICKET_KINDS, type TicketKind, type TicketState } from './ticket.ts'

/** One message and its first answer. */
export type FirstAnswer = { kind: TicketKind; state: TicketState; writtenAt: Date; answeredAt: Date | null }

export type AnswerTimes = {
  /** Messages that arrived in the period, whatever happened to them. */
  written: number
  answered: number
  /** Answered within the promised 24 hours. */
  inTime: number
  /** Answered later, or still unanswered after that. */
  late: number
  /** Closed without an answer; nobody is waiting for one. */
  closedUnanswered: number
  /** From arrival to first answer, for those that have one; null if none has. */
  medianMs: number | null
  p95Ms: number | null
}
export type AnswerTimesByKind = { all: AnswerTimes } & Record<TicketKind, AnswerTimes>

export const NO_ANSWERS: AnswerTimes = {
  written: 0,
  answered: 0,
  inTime: 0,
  late: 0,
  closedUnanswered: 0,
  medianMs: null,
  p95Ms: null,
}

/** The times of these messages, together and by kind, as of `now`. */
export function measureAnswerTimes(messages: readonly FirstAnswer[], now: Date): AnswerTimesByKind {
  const ofKind = (kind: TicketKind) =>
    timesOf(
      messages.filter((message) => message.kind === kind),
      now,
    )
  const [support, withdrawal, business] = TICKET_KINDS.map(ofKind)
  return {
    all: timesOf(messages, now),
    support: support ?? NO_ANSWERS,
    withdrawal: withdrawal ?? NO_ANSWERS,
    business: business ?? NO_ANSWERS,
  }
}

function timesOf(messages: readonly FirstAnswer[], now: Date): AnswerTimes {
  const taken = messages
    .flatMap(({ writtenAt, answeredAt }) => (answeredAt ? [answeredAt.getTime() - writtenAt.getTime()] : []))
    .toSorted((one, other) => one - other)
  const unanswered = messages.filter(({ answeredAt }) => answeredAt === null)
  const isOverdue = ({ state, writtenAt }: FirstAnswer) =>
    state !== 'closed' && now.getTime() - writtenAt.getTime() > PROMISED_MS
  const inTime = taken.filter((ms) => ms <= PROMISED_MS).length
  return {
    written: messages.length,
    answered: taken.length,
    inTime,
    late: taken.length - inTime + unanswered.filter(isOverdue).length,
    closedUnanswered: unanswered.filter(({ state }) => state === 'closed').length,
    medianMs: atShare(taken, 0.5),
    p95Ms: atShare(taken, 0.95),
  }
}

/** The shortest time within which this share was answered; always a time that really occurred. */
const atShare = (sorted: number[], share: number): number | null => sorted[Math.ceil(sorted.length * share) - 1] ?? null

/** How many of those due were answered in time, in whole percent, never rounded up to 100; null if none is due yet. */
export function shareInTime({ inTime, late }: Pick<AnswerTimes, 'inTime' | 'late'>): number | null {
  return inTime + late === 0 ? null : Math.floor((inTime * 100) / (inTime + late))
}
