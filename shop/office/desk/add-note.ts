// Staff notes about an order or a customer, for other staff. The customer sees them only in their data export.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { asText } from '#shop/support/inbox/ticket.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { makeOnceId } from '#shop/support/inbox/make-once-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { NoteAbout } from './note-store.ts'

const MOST_CHARACTERS = 2_000

export type AddNoteDeps = Pick<Base, 'notes' | 'withAudit' | 'limiter' | 'clock'> & {
  orders: Pick<OrderStore, 'find'>
  customers: Pick<CustomerStore, 'find'>
}
export type NoteProblem = 'note_missing' | 'note_too_long'
export type AddNoteProblem = NoteProblem | 'nothing_to_note'

/** The note as stored. Problems: `note_missing`, `note_too_long` (2,000 characters). */
export function readNote(typed: string): Outcome<{ text: string }, NoteProblem> {
  const text = asText(typed)
  if (text === '') return { ok: false, problem: 'note_missing' }
  return text.length > MOST_CHARACTERS ? { ok: false, problem: 'note_too_long' } : { ok: true, text }
}

/**
 * `seenCount` is how many notes stood above the form: the same form sent twice is one note. Problems: `note_missing`,
 * `note_too_long` (2,000 characters), `nothing_to_note` (no such order or customer), `too_often`.
 */
export async function addNote(
  deps: AddNoteDeps,
  { about, text: typed, seenCount }: { about: NoteAbout; text: string; seenCount: number },
  caller: Caller,
): Promise<Outcome<object, AddNoteProblem> | TooOften> {
  const note = readNote(typed)
  if (!note.ok) return note
  const { text } = note
  const allowed = await deps.limiter.take(ACT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  const isOrder = 'orderId' in about
  const found = isOrder ? await deps.orders.find(about.orderId) : await deps.customers.find(about.customerId)
  if (!found) return { ok: false, problem: 'nothing_to_note' }
  await deps.withAudit(
    async () => {
      const id = makeOnceId(found.id, caller.actor.id, seenCount, text)
      const isNew = await deps.notes.add({ id, about, authorId: caller.actor.id, text, now: deps.clock.now() })
      return { ok: true as const, isNew }
    },
    ({ isNew }) =>
      isNew
        ? { actor: actorOf(caller.actor), action: isOrder ? 'order_noted' : 'customer_noted', subject: found.id }
        : null,
    caller,
  )
  return { ok: true }
}
