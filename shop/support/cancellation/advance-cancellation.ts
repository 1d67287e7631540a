// Carries out what a buyer asked for: the network is asked now, the eSIM goes back to it first, and the money follows. Each
// step is written before it is taken, so whoever dies in between is followed by somebody who ends it.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { isFree, isRefunded, isReplaced } from '#shop/sales/order/order-conditions.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import type { RefundOrder } from '#shop/sales/refund/refund-order.ts'
import type { GiveBackDeps } from '#shop/sales/party/give-back.ts'
import type { TicketToKeep } from '#shop/support/inbox/open-ticket.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import { composeCancellationTicket } from './compose-cancellation-ticket.ts'
import { findHold, type HeldBecause, type OtherCase } from './cancellation.ts'
import type { CancellationRow } from './cancellation-store.ts'
import { findPaying, findShareCents, listOthers, lookAt } from './read-case.ts'
import { refundShare } from './refund-share.ts'
import { carryOutSwap, waitsForRefund, type CarryOutSwapDeps } from './carry-out-swap.ts'

const LEASE_MS = 60_000
/** A network that doesn't take the eSIM back by then is left to a person. */
const GIVE_UP_AFTER_MS = 10 * 60_000

export type AdvanceCancellationDeps = CarryOutSwapDeps &
  Pick<Base, 'networks' | 'connectedNetworks' | 'mails' | 'log'> & {
    keepTicket: (ticket: TicketToKeep) => Promise<{ number: string }>
    refundOrder: RefundOrder
    refundPart: GiveBackDeps['refundPart']
    /** Call it inside a transaction. */
    revokeEsim: (orderId: string) => Promise<boolean>
  }

class EndedMeanwhile extends Error {}

/**
 * Ends in one of two ways: the eSIM is back and the money is on its way, or a person finds it in the inbox. Throws
 * VendorError while nobody knows whether the network took the eSIM back; it is due again then.
 */
export async function advanceCancellation(deps: AdvanceCancellationDeps, id: string): Promise<void> {
  const { cancellations, orders, clock } = deps
  const row = await cancellations.claim(id, clock.now(), LEASE_MS)
  if (!row) return
  try {
    const order = await orders.find(row.orderId)
    if (!order) throw new Error('A cancellation has no order.')
    await carryOut(deps, row, order)
  } finally {
    await cancellations.letGo(id)
  }
  deps.announce(row.orderId)
}

async function carryOut(deps: AdvanceCancellationDeps, row: CancellationRow, order: Order): Promise<void> {
  const { cancellations, clock } = deps
  // Somebody else was quicker.
  if (isRefunded((await findPaying(deps, order)) ?? order))
    return void (await cancellations.refunded(row.id, clock.now()))
  const returnBegunAt = row.returnBegunAt ?? (await begin(deps, row, order))
  if (returnBegunAt === null) return
  const begun = { ...row, returnBegunAt }
  if (row.returnedAt === null) {
    const refused = await giveBack(deps, row, order)
    if (refused) return leave(deps, begun, refused)
    await cancellations.returned(row.id, clock.now())
  }
  const held = row.instead ? await carryOutSwap(deps, row, order, row.instead) : await payBack(deps, row, order)
  if (held) await leave(deps, begun, held)
}

/** Null if a person decides, or somebody who took over from a slow one has begun or ended it meanwhile. */
async function begin(deps: AdvanceCancellationDeps, row: CancellationRow, order: Order): Promise<Date | null> {
  const others = await lookAtOthers(deps, order)
  const held = await look(deps, row, order, others)
  const now = deps.clock.now()
  if (held) await leave(deps, row, held, others)
  return !held && (await deps.cancellations.beginReturn(row.id, now)) ? now : null
}

/** Asks the network and the payment provider now, whatever was known before. */
async function look(
  deps: AdvanceCancellationDeps,
  row: CancellationRow,
  order: Order,
  others: readonly OtherCase<Order>[],
): Promise<HeldBecause | null> {
  const { cancellations, clock, checkWithProvider } = deps
  const { evidence, isToppedUp, isTakenBack } = await lookAt(deps, order)
  if (evidence) await cancellations.keepEvidence(row.id, evidence, clock.now())
  const { isTooMany, createdAt: askedAt } = row
  const paying = await findPaying(deps, order)
  const held = findHold({ order, paying, terms: row, evidence, isToppedUp, isTooMany, isTakenBack, others, askedAt })
  if (held) return held
  for (const id of [(paying ?? order).id, ...(row.differenceId === null ? [] : [row.differenceId])])
    if (await checkWithProvider(id, false)) return 'disputed'
  return null
}

/** What the same payment paid for. */
async function lookAtOthers(deps: AdvanceCancellationDeps, order: Order): Promise<OtherCase<Order>[]> {
  const others = await listOthers(deps, order)
  return Promise.all(others.map((other) => lookAt(deps, other)))
}

/**
 * Safe to repeat, as the network's part is. The other travelers' eSIMs go first, and each order that lost its eSIM shows
 * none anymore, whatever becomes of the next one.
 */
async function giveBack(
  deps: AdvanceCancellationDeps,
  row: CancellationRow,
  order: Order,
): Promise<HeldBecause | null> {
  for (const other of await listOthers(deps, order)) {
    const refused = await giveBackOne(deps, row, other)
    if (refused) return refused
    await deps.transaction(() => forgetEsim(deps, other))
  }
  return giveBackOne(deps, row, order)
}

async function giveBackOne(
  deps: AdvanceCancellationDeps,
  row: CancellationRow,
  order: Order,
): Promise<HeldBecause | null> {
  if (!hasEsim(order)) return 'not_delivered'
  if (await isReplacedMeanwhile(deps, order)) return 'replaced'
  // Data may be bought while the network is silent, which would be lost with the eSIM.
  if ((await deps.orders.listTopUps([order.id])).length > 0) return 'topped_up'
  try {
    await deps.networks.of(order.networkId).release(order)
    return null
  } catch (error) {
    const isRefused = isRefusal(error)
    const isLate = deps.clock.now().getTime() - row.createdAt.getTime() >= GIVE_UP_AFTER_MS
    if (!(error instanceof VendorError) || (!isRefused && !isLate)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'the network did not take a canceled eSIM back')
    return isRefused ? 'network_refused' : 'network_silent'
  }
}

/** Call it inside a transaction, once the network has the eSIM. */
async function forgetEsim({ revokeEsim, esims }: AdvanceCancellationDeps, { id, iccid }: Order): Promise<void> {
  if ((await revokeEsim(id)) && iccid) await esims.endSurplus(id, iccid, 'released')
}

// From here on, nobody replaces it: whoever did so before this order was held is seen.
const isReplacedMeanwhile = ({ orders, transaction }: AdvanceCancellationDeps, { id }: Order): Promise<boolean> =>
  transaction(async () => {
    await orders.holdSettled(id)
    const now = await orders.find(id)
    return now === null || isReplaced(now)
  })

/** Why not; null once it is on its way. The eSIM is back, so the order must not show it anymore in either case. */
async function payBack(deps: AdvanceCancellationDeps, row: CancellationRow, order: Order): Promise<HeldBecause | null> {
  const { cancellations, esims, mails, transaction, clock } = deps
  const settle = async () => {
    if (order.iccid) await esims.endSurplus(order.id, order.iccid, 'released')
    await deps.endReminders(order.id)
    if (!(await cancellations.refunded(row.id, clock.now()))) throw new EndedMeanwhile()
  }
  try {
    if (order.paidWith) return await refundShare(deps, order, settle)
    if (!isFree(order)) {
      const refunded = await deps.refundOrder(order.id, { by: 'by_buyer', note: settle })
      if (refunded.ok) return null
      if (refunded.problem === 'refund_running') throw waitsForRefund()
      const isBanks = ['bank_decides', 'dispute_unseen', 'provider_silent'].includes(refunded.problem)
      return isBanks ? 'disputed' : 'refund_refused'
    }
    await transaction(async () => {
      if (!(await deps.revokeEsim(order.id))) throw new EndedMeanwhile()
      await mails.put({
        id: randomUUID(),
        orderId: order.id,
        kind: 'esim_canceled',
        generation: 1,
        facts: {},
        now: clock.now(),
      })
      await settle()
    })
    return null
  } catch (error) {
    if (error instanceof EndedMeanwhile) return 'refund_refused'
    throw error
  }
}

/**
 * A person decides. Nobody gets another eSIM before that, so what was paid for it goes back at once, in the same
 * transaction; if it can't, the person reads that.
 */
async function leave(
  deps: AdvanceCancellationDeps,
  known: CancellationRow,
  held: HeldBecause,
  asked?: readonly OtherCase<Order>[],
): Promise<void> {
  const { differenceId } = known
  if (differenceId === null) return void (await handOver(deps, { known, held, asked, isKept: false }))
  const note = async () => {
    if (!(await handOver(deps, { known, held, asked, isKept: false }))) throw new EndedMeanwhile()
  }
  try {
    const back = await deps.refundOrder(differenceId, { by: 'by_buyer', note })
    if (back.ok) return
    if (back.problem === 'refund_running') throw waitsForRefund()
    await handOver(deps, { known, held, asked, isKept: back.problem !== 'not_paid' })
  } catch (error) {
    if (!(error instanceof EndedMeanwhile)) throw error
  }
}

type HandOver = {
  known: CancellationRow
  held: HeldBecause
  asked: readonly OtherCase<Order>[] | undefined
  /** The difference couldn't be paid back. */
  isKept: boolean
}

/** A ticket with everything that is known, and the traveler's confirmation of it, in one transaction. */
async function handOver(deps: AdvanceCancellationDeps, { known, held, asked, isKept }: HandOver): Promise<boolean> {
  const { cancellations, orders, connectedNetworks, transaction, keepTicket, clock, log } = deps
  const { id } = known
  const isHandedOver = await transaction(async () => {
    const now = clock.now()
    const row = await cancellations.hold(id)
    const order = row && (await orders.find(row.orderId))
    // An eSIM that was already on its way back tells us less than one that we return now.
    if (!row || !order || (known.returnBegunAt === null && row.returnBegunAt !== null)) return false
    const paying = await findPaying(deps, order)
    if (isRefunded(paying ?? order)) {
      await cancellations.refunded(id, now)
      return false
    }
    if (row.returnedAt !== null) await forgetEsim(deps, order)
    const others = asked ?? (await orders.listOfParty(order.id)).map((other) => ({ order: other }))
    const networkName = new Map(await connectedNetworks.readNames()).get(order.networkId) ?? order.networkId
    const paid = row.differenceId === null ? null : await orders.find(row.differenceId)
    const difference = paid && { reference: paid.reference, cents: paid.totalCents, isKept }
    const share = paying && { reference: paying.reference, cents: await findShareCents(deps, order) }
    const { number } = await keepTicket({
      formId: id,
      name: order.customerName,
      email: order.email,
      ...composeCancellationTicket({ order, row, held, networkName, others, difference, share }),
      orderId: order.id,
      businessId: order.businessId,
    })
    return cancellations.handOver(id, held, number, now)
  })
  if (isHandedOver) log.info({ cancellationId: id, reason: held }, 'a cancellation waits for a person')
  return isHandedOver
}
