// An administrator corrects whose order it is: its email, its name, or both. Whoever held it by the former address holds
// it no more.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { may } from '#shop/people/account/rights.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { deliveryMailOf } from '#shop/delivery/mails/resend-email.ts'
import { readNote, type NoteProblem } from '#shop/office/desk/add-note.ts'
import { isSamePerson, mayCorrect, ofOneEsim, readPerson, type OrderPerson } from '#shop/sales/correction/correction.ts'
import { isFailed } from '#shop/sales/order/order-conditions.ts'
import { linkEnd } from '#shop/sales/order/compose-order-mail.ts'
import { orderLink } from '#shop/sales/order-access/order-link.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'
import type { RunBulkDeps } from './run-bulk.ts'

export type CorrectOrderDeps = ActOnOrderDeps &
  Pick<RunBulkDeps, 'refuseResend'> &
  Pick<
    Base,
    'orderCorrections' | 'customers' | 'esims' | 'orderKeys' | 'mails' | 'transaction' | 'recordDenied' | 'findTenant'
  > & { sendAccountMail: SendAccountMail }

export type CorrectInput = {
  orderId: string
  /** As it was shown. */
  seen: OrderPerson
  typed: OrderPerson
  reason: string
  proof: FreshProof
}
type CorrectRefusal = 'nothing_to_correct' | 'paid_with_another' | 'not_correctable' | 'order_changed' | 'mail_underway'
type Unreadable = Extract<ReturnType<typeof readPerson>, { ok: false }>['problem']
export type CorrectAnswer =
  | Outcome<object, CorrectRefusal | Unreadable | NoteProblem | 'not_allowed'>
  | ProofRefusal
  | TooOften

/**
 * The order, the order whose eSIM it replaced or topped up, its replacements, and its top-ups, as far as they were of the
 * same address, go to the new one. With another email, every link, browser, and account of the former address ends, and
 * its owner learns that and nothing else; the new address gets a link of its own, with the eSIM once that is there.
 * Documents that were issued stay as they are. The order of one of several travelers goes to no other address without the
 * one that was paid, and its name is its own. Problems: `paid_with_another` (for such an address), `not_allowed` for those without the right to decide, those of
 * `readPerson` and `readNote`, `nothing_to_correct`, `not_correctable`, `order_changed` (since it was shown),
 * `mail_underway` (one about it is being sent to the former address right now), those of `checkFreshProof`, `too_often`.
 */
export const correctOrder = (deps: CorrectOrderDeps, input: CorrectInput, caller: Caller): Promise<CorrectAnswer> =>
  within(deps, ACT_LIMIT, caller, async () => {
    const { actor } = caller
    if (!may(actor.type, 'decide')) {
      await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
      return { ok: false, problem: 'not_allowed' }
    }
    const read = readPerson(input.typed)
    if (!read.ok) return read
    const reason = readNote(input.reason)
    if (!reason.ok) return reason
    if (isSamePerson(read.person, input.seen)) return { ok: false, problem: 'nothing_to_correct' }
    const proven = await deps.checkFreshProof(input.proof, caller)
    if (!proven.ok) return proven

    const corrected = await deps.transaction(() =>
      correct(deps, { ...input, person: read.person, reason: reason.text }, caller),
    )
    if (!corrected.ok) return corrected
    for (const { id } of corrected.family) {
      deps.announce(id)
      await deps.jobs.nudge({ name: 'provisioning', orderId: id })
    }
    return { ok: true }
  })

type ReadInput = Pick<CorrectInput, 'orderId' | 'seen'> & { person: OrderPerson; reason: string }

async function correct(
  deps: CorrectOrderDeps,
  { orderId, seen, person, reason }: ReadInput,
  caller: Caller,
): Promise<Outcome<{ family: Order[] }, CorrectRefusal>> {
  // First the orders: no email about them is written before the end of this transaction.
  const all = await deps.orders.holdFamily(orderId)
  const order = all.find(({ id }) => id === orderId)
  if (!order || !mayCorrect(order)) return { ok: false, problem: 'not_correctable' }
  const before = { email: order.email, name: order.customerName }
  // The same form, sent twice.
  if (isSamePerson(before, person)) return { ok: true, family: [] }
  if (!isSamePerson(before, seen)) return { ok: false, problem: 'order_changed' }

  const isMoved = before.email !== person.email
  const own = ofOneEsim(all, order)
  const isTravelers = own.some(({ paidWith }) => paidWith)
  if (isTravelers && isMoved) return { ok: false, problem: 'paid_with_another' }
  const family = isTravelers ? own : all

  const ids = family.map(({ id }) => id)
  const mails = await deps.mails.holdOfOrders(ids)
  const now = deps.clock.now()
  if (isMoved && mails.some(({ state, leaseUntil }) => state === 'waiting' && leaseUntil !== null && leaseUntil > now))
    return { ok: false, problem: 'mail_underway' }

  const userId = isMoved ? await findOwner(deps, order, person) : order.userId
  const after: Order[] = []
  for (const each of family) {
    const to = {
      email: person.email,
      customerName: each.customerName === before.name ? person.name : each.customerName,
      userId: isMoved ? userId : each.userId,
      holder: isMoved ? randomUUID() : (each.holder ?? null),
    }
    const isOwnOffice = isMoved && each.company?.details.invoiceEmail === before.email
    await deps.orders.correct(each.id, { ...to, ...(isOwnOffice && { invoiceEmail: person.email }) }, now)
    if (isOwnOffice) await deps.orderKeys.endInvoices([each.id])
    await deps.orderCorrections.add({
      id: randomUUID(),
      orderId: each.id,
      at: now,
      byId: caller.actor.id,
      formerEmail: isMoved ? before.email : null,
      formerName: to.customerName === each.customerName ? null : each.customerName,
      reason,
    })
    const which = isMoved ? (before.name === person.name ? 'email' : 'email and name') : 'name'
    const note = { action: 'order_corrected', subject: each.id, facts: { which } } as const
    await deps.recordAudit({ actor: actorOf(caller.actor), ...note }, caller)
    after.push({ ...each, ...to })
  }
  if (isMoved && userId !== null) await deps.esims.handOver(ids, userId)
  const unreached = mails.some(({ state }) => state === 'refused') && mails.every(({ state }) => state !== 'sent')
  await tell(deps, after, { orderId, former: isMoved && !unreached ? before.email : null, isMoved, mails })
  // It only waited for an address that a mail server takes.
  for (const each of after) if (isFailed(each) && each.step === 'send_email') await deps.orders.retry(each.id, now)
  return { ok: true, family }
}

const findOwner = ({ customers, clock }: CorrectOrderDeps, order: Order, { email, name }: OrderPerson) =>
  customers.findOrCreate({
    id: randomUUID(),
    email,
    fullName: name,
    country: null,
    ip: null,
    taxRate: null,
    mailLanguage: order.language,
    now: clock.now(),
  })

type TellInput = {
  orderId: string
  former: string | null
  isMoved: boolean
  mails: { orderId: string | null; kind: string; state: string }[]
}

async function tell(deps: CorrectOrderDeps, family: Order[], { orderId, former, isMoved, mails }: TellInput) {
  const { orderKeys, clock, sendAccountMail } = deps
  let isLinked = false
  for (const order of family) {
    // A top-up's own receipt comes again only if it is the order that was asked about.
    if (!isMoved || (order.topUp && order.id !== orderId) || (await deps.refuseResend(order))) continue
    isLinked ||= order.id === orderId
    const kind = deliveryMailOf(order)
    const isWaiting = mails.some((mail) => mail.orderId === order.id && mail.kind === kind && mail.state === 'waiting')
    if (!isWaiting) await deps.mails.putNext({ id: randomUUID(), orderId: order.id, kind, now: clock.now() })
  }
  const order = family.find(({ id }) => id === orderId)
  if (!order) return
  const tenant = await deps.findTenant(order.businessId)
  const at = { tenant, language: order.language ?? null }
  if (!isLinked) {
    const key = await orderKeys.issue({ order, kind: 'mail', expiresAt: linkEnd(clock.now()) })
    const facts = {
      recipientName: order.customerName.trim() || null,
      link: orderLink(tenant.origin, order.reference, key),
    }
    await sendAccountMail({ kind: 'order_corrected', email: order.email, facts }, at)
  }
  // Nobody there may be the one who ordered, so nothing of the order is told, not even a name.
  const facts = { recipientName: null, supportLink: `${tenant.origin}/support` }
  if (former !== null) await sendAccountMail({ kind: 'order_moved', email: former, facts }, at)
}
