// Somebody has looked at an order whose countries disagree about the VAT, and says why it may stay as it is.
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/account/session-user.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { ACT_LIMIT } from '#shop/staff/staff-limit.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'
import { readNote, type NoteProblem } from './add-note.ts'
import type { NoteStore } from './note-store.ts'

export type AcknowledgeVatConflictDeps = ActOnOrderDeps & { notes: NoteStore }
type Answer = Outcome<object, NoteProblem | 'no_vat_conflict'> | TooOften

/**
 * What was found stands as a note on the order, and the order leaves 'To look at'; its evidence stays as it was taken.
 * Problems: `note_missing`, `note_too_long`, `no_vat_conflict` (there is none, or somebody was first), `too_often`.
 */
export async function acknowledgeVatConflict(
  deps: AcknowledgeVatConflictDeps,
  { orderId, text: typed }: { orderId: string; text: string },
  caller: Caller,
): Promise<Answer> {
  const note = readNote(typed)
  if (!note.ok) return note
  return within(deps, ACT_LIMIT, caller, () =>
    deps.withAudit(
      async (): Promise<Outcome<object, 'no_vat_conflict'>> => {
        const now = deps.clock.now()
        if (!(await deps.orders.checkTax(orderId, now))) return { ok: false, problem: 'no_vat_conflict' }
        const about = { orderId }
        await deps.notes.add({ id: randomUUID(), about, authorId: caller.actor.id, text: note.text, now })
        return { ok: true }
      },
      () => ({ actor: actorOf(caller.actor), action: 'vat_conflict_closed', subject: orderId }),
      caller,
    ),
  )
}

/** Takes it back: the order is to be looked at again, and the note stays. Problems: `no_vat_conflict`, `too_often`. */
export const reopenVatConflict = (deps: AcknowledgeVatConflictDeps, orderId: string, caller: Caller): Promise<Answer> =>
  within(deps, ACT_LIMIT, caller, () =>
    deps.withAudit(
      async (): Promise<Outcome<object, 'no_vat_conflict'>> =>
        (await deps.orders.recheckTax(orderId, deps.clock.now()))
          ? { ok: true }
          : { ok: false, problem: 'no_vat_conflict' },
      () => ({ actor: actorOf(caller.actor), action: 'vat_conflict_reopened', subject: orderId }),
      caller,
    ),
  )
