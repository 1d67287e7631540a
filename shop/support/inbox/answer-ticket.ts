// Answers a message by email, in its thread and from the sender of the brand it was written to.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { NO_FILES, type JudgedFiles } from '#values/files/judged-files.ts'
import { atTicket, type AtTicket, type AtTicketDeps, type SeenTicket } from './act-on-ticket.ts'
import { fillIn, isBuyers, LINK, listPlaceholders, templateFacts } from './answer-template.ts'
import { putAnswer } from './put-answer.ts'
import { takeFiles, type FilesProblem } from './take-files.ts'
import { asText, MOST_TEXT_CHARACTERS, nameToGreet, listThreadIds, takerOf } from './ticket.ts'
import type { TicketRow } from './ticket-store.ts'

export type AnswerTicketDeps = AtTicketDeps &
  Pick<Base, 'mails' | 'ticketFiles' | 'withdrawals'> & { orders: Pick<OrderStore, 'find'> }
export type TextProblem = 'text_missing' | 'text_too_long'
type Answer = SeenTicket & {
  text: string
  /** What goes with it. */
  files?: JudgedFiles
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
 * to whoever answers. Problems: `no_ticket`, `taken` if somebody began to work on it after the form was opened,
 * `answered_meanwhile`, `changed` if somebody else changed it since, `withdrawal_undecided` if it should be closed,
 * `files_refused` if any of its files isn't taken, `text_missing`, `text_too_long`, `placeholder_left` if a placeholder is left that stands for nothing here, `too_often`.
 * `{qr_link}` becomes the link to the order in the email alone.
 */
export async function answerTicket(
  deps: AnswerTicketDeps,
  { number, seenVersion, text: typed, files = NO_FILES, closes, seenTaker = null, seenAnswers = Infinity }: Answer,
  caller: Caller,
): Promise<
  | AtTicket<'changed' | 'taken' | 'answered_meanwhile' | 'withdrawal_undecided' | 'placeholder_left' | TextProblem>
  | FilesProblem
> {
  const asTyped = asText(typed)
  const problem = textProblem(asTyped)
  if (problem) return { ok: false, problem }
  if (files.refused.length > 0) return { ok: false, problem: 'files_refused', refused: files.refused }
  const { tickets } = deps
  return atTicket(deps, number, caller, async (ticket, now) => {
    const { text, left, linkOf } = await filled(deps, ticket, asTyped)
    if (left) return { ok: false, problem: 'placeholder_left' }
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
    const entryId = randomUUID()
    const fileIds = await takeFiles(deps, files, { ticketId: ticket.id, entryId, now })
    await putAnswer(deps, ticket, {
      entryId,
      mail: {
        kind: 'ticket_answer',
        facts: {
          number,
          recipientName: nameToGreet(ticket.name),
          subject: isWithdrawal ? null : ticket.title,
          text,
          linkOf,
          question:
            isWithdrawal && !asked
              ? null
              : {
                  at: (asked?.createdAt ?? ticket.createdAt).toISOString(),
                  text: asked?.text ?? ticket.description,
                },
          references: listThreadIds(ticket.threadStart, entries),
          files: fileIds,
        },
      },
      text,
      authorId: caller.actor.id,
      now,
    })
    return { ok: true, note: { action: 'message_answered', facts: { isClosed: closes } } }
  })
}

/** The text with the facts of its placeholders; `linkOf` is the order that its link opens, if it has one. */
async function filled({ orders }: AnswerTicketDeps, ticket: TicketRow, typed: string) {
  const names = listPlaceholders(typed)
  if (names.length === 0) return { text: typed, left: false, linkOf: null }
  const order = ticket.orderId ? await orders.find(ticket.orderId) : null
  const facts = templateFacts(ticket, order)
  const linkOf = names.includes(LINK) && order && isBuyers(ticket, order) ? order.id : null
  // By what was typed: a customer may be called like a placeholder.
  const left = names.some((name) => (name === LINK ? linkOf === null : facts[name] === undefined))
  return { text: fillIn(typed, facts), left, linkOf }
}
