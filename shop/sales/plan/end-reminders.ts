// Reminders of later parts that nobody wants: ended for good, held back when they would leave, or sent after all.
import { z } from 'zod'
import type { Base } from '#shop/assembly/base.ts'
import type { MailRow } from '#shop/records/mail/mail-store.ts'
import { findHolders, findPlanState, type PlanStateDeps } from './find-plan-state.ts'
import type { PartToBuy } from './planned-part-store.ts'

/** The part that a reminder is about. */
export const reminderFacts = z.object({ partId: z.uuid() })

type EndRemindersDeps = Pick<Base, 'orders' | 'plannedParts' | 'mails' | 'transaction'>

/**
 * Ends the reminders of an order, or of the one whose eSIM it replaces, for good, and keeps back those that were not sent
 * yet.
 */
export async function endReminders(deps: EndRemindersDeps, orderId: string): Promise<void> {
  const { orders, plannedParts, mails, transaction } = deps
  const order = await orders.find(orderId)
  if (!order) return
  const { first } = await findHolders(deps, order)
  await transaction(async () => {
    await plannedParts.endAll(first.id)
    await mails.withdraw(first.id, ['next_part'])
  })
}

type ReminderDeps = PlanStateDeps & Pick<Base, 'plannedParts' | 'today'>

/** Whether a reminder that is about to be sent is no longer true, or has to be kept back until a withdrawal is decided. */
export async function isReminderUnwanted(deps: ReminderDeps, row: Pick<MailRow, 'facts'>): Promise<boolean> {
  const part = await findPart(deps, row)
  const order = part && (await deps.orders.find(part.orderId))
  return !part || !order || !isToCome(deps, part) || (await findPlanState(deps, order)) !== 'open'
}

/** A withdrawal was refused, or a dispute was won: the reminders that were kept back are sent, if they are still true. */
export async function reviveReminders(
  deps: ReminderDeps & Pick<Base, 'mails' | 'clock'>,
  orderId: string,
): Promise<void> {
  const order = await deps.orders.find(orderId)
  if (!order) return
  const { first } = await findHolders(deps, order)
  if ((await findPlanState(deps, first)) !== 'open') return
  for (const row of await deps.mails.listWithdrawn(first.id, 'next_part')) {
    const part = await findPart(deps, row)
    if (part && isToCome(deps, part)) await deps.mails.revive(row.id, deps.clock.now())
  }
}

const findPart = ({ plannedParts }: Pick<Base, 'plannedParts'>, { facts }: Pick<MailRow, 'facts'>) => {
  const read = reminderFacts.safeParse(facts)
  return read.success ? plannedParts.find(read.data.partId) : null
}

const isToCome = ({ today }: Pick<Base, 'today'>, { state, departure }: PartToBuy): boolean =>
  state !== 'ended' && departure >= today()
