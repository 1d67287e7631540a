// An administrator reviews an order whose evidence for VAT points to different countries, and explains why it can stay.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'
import { readNote, type NoteProblem } from '#shop/office/desk/add-note.ts'

export type AcknowledgeVatConflictDeps = ActOnOrderDeps & Pick<Base, 'notes'>
type Answer = Outcome<object, NoteProblem | 'no_vat_conflict'> | TooOften

/**
 * The finding is kept as a note on the order, and the order leaves 'Needs attention'; its evidence is unchanged.
 * Problems: `note_missing`, `note_too_long`, `no_vat_conflict` (there is none, or somebody was faster), `too_often`.
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

/** Reopens the conflict; the note stays. Problems: `no_vat_conflict`, `too_often`. */
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
