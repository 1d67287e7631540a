// Answers a message by email, in its thread and from the sender of the brand it was written to.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { atTicket, type AtTicket, type AtTicketDeps, type SeenTicket } from './act-on-ticket.ts'
import { putAnswer } from './put-answer.ts'
import { asText, MOST_TEXT_CHARACTERS, nameToGreet, listThreadIds, takerOf } from './ticket.ts'

export type AnswerTicketDeps = AtTicketDeps & Pick<Base, 'mails' | 'withdrawals'>
export type TextProblem = 'text_missing' | 'text_too_long'
type Answer = SeenTicket & {
  text: string
  closes: boolean
  /** Who was shown as being on it right now, and how many answers were shown. */
  seenTaker?: string | null
  seenAnswers?: number
}

/** What is wrong with a text written by staff; null if nothing. */
export function textProblem(text: string): TextProblem | null {
  if (text === '') return 'text_missing'
  return text.length > MOST_TEXT_CHARACTERS ? 'text_too_long' : null
}

/**
 * Emails the answer, and leaves the ticket waiting for its writer or closes it. If nobody is assigned, the ticket goes
 * to whoever answers. Problems: `no_ticket`, `taken` if somebody else is on it whom the form didn't show,
 * `answered_meanwhile`, `changed` if somebody else changed it since, `withdrawal_undecided` if it should be closed,
 * `text_missing`, `text_too_long`, `too_often`.
 */
export async function answerTicket(
  deps: AnswerTicketDeps,
  { number, seenVersion, text: typed, closes, seenTaker = null, seenAnswers = Infinity }: Answer,
  caller: Caller,
): Promise<AtTicket<'changed' | 'taken' | 'answered_meanwhile' | 'withdrawal_undecided' | TextProblem>> {
  const text = asText(typed)
  const problem = textProblem(text)
  if (problem) return { ok: false, problem }
  const { tickets } = deps
  return atTicket(deps, number, caller, async (ticket, now) => {
    const taker = takerOf(ticket, now)
    if (taker !== null && taker !== seenTaker && taker !== caller.actor.id) return { ok: false, problem: 'taken' }
    // An answer decides nothing: a withdrawal waits for us until it is carried out or refused.
    const isOwed = (await deps.withdrawals.findByTicket(number))?.outcome === null
    if (isOwed && closes) return { ok: false, problem: 'withdrawal_undecided' }
    const change = isOwed ? {} : ({ status: closes ? 'closed' : 'waiting', waitingSince: null } as const)
    const assigneeId = ticket.assigneeId ?? caller.actor.id
    const isUnchanged = await tickets.change(
      ticket.id,
      seenVersion,
      { ...change, assigneeId, takenBy: null, takenUntil: null, snoozedUntil: null },
      now,
    )
    const entries = await tickets.listEntries(ticket.id)
    if (!isUnchanged) {
      const answers = entries.filter(({ kind }) => kind === 'answer').length
      return { ok: false, problem: answers > seenAnswers ? 'answered_meanwhile' : 'changed' }
    }
    const asked = entries.findLast(({ kind }) => kind === 'reply')
    const isWithdrawal = ticket.kind === 'withdrawal'
    await putAnswer(deps, ticket, {
      mail: {
        kind: 'ticket_answer',
        facts: {
          number,
          recipientName: nameToGreet(ticket.name),
          subject: isWithdrawal ? null : ticket.title,
          text,
          question:
            isWithdrawal && !asked
              ? null
              : {
                  at: (asked?.createdAt ?? ticket.createdAt).toISOString(),
                  text: asked?.text ?? ticket.description,
                },
          references: listThreadIds(ticket.threadStart, entries),
        },
      },
      text,
      authorId: caller.actor.id,
      now,
    })
    return { ok: true, note: { action: 'message_answered', facts: { isClosed: closes } } }
  })
}
