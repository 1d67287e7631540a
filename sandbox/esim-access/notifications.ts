// The webhooks of the simulated eSIM Access, unsigned as its documentation describes them: orders, states, phones, used
// data, and the last day.
import { randomUUID } from 'node:crypto'
import type { Fault } from '../control/fault-list.ts'
import { heldMs } from '../wholesale/wholesaler.ts'
import type { Counter, Happening } from '../wholesale/wholesaler.ts'
import { isUnlimited, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { eidOf, esimStatusOf, lateUsageOf, SMDP_STATUS, totalDaysOf } from './access-esim.ts'
import { webhookTime } from './envelope.ts'

const DAY_MS = 86_400_000
const LEFT = [0.5, 0.25, 0.1]
const KINDS = ['never', 'late', 'twice', 'reorder', 'wrong_order', 'unknown_order', 'odd-notation']
const UNKNOWN_ORDER = { orderNo: 'B00000000000000', transactionId: 'of-somebody-else', esimTranNo: '00000000000000' }
/** Not told about: the shop asked for it, or the order is told instead. */
const SILENT = ['GETTING_RESOURCE', 'GOT_RESOURCE']

type Told = { orderNo: string; transactionId: string } & Record<string, unknown>
export type Notifications = ReturnType<typeof openNotifications>

export function openNotifications({ book, faults, post, settings, now }: Counter) {
  const faultAt = (type: string, subjects: string[], more: string[] = []): Fault | null =>
    faults.take('webhook', [type, ...subjects], [...KINDS, ...more])

  function plan(type: string, told: Told, inMs: number, fault: Fault | null): number | null {
    const url = settings.get('webhook')
    if (!url || fault?.kind === 'never') return null
    const content = { ...told, ...misnamed(told, fault?.kind) }
    const tidy = notification(type, content, now().getTime() + inMs)
    const body = fault?.kind === 'odd-notation' ? inOddNotification(tidy) : tidy
    const dueInMs = inMs + heldMs(fault)
    const id = post.plan(url, body, dueInMs)
    if (fault?.kind === 'twice') post.plan(url, body, dueInMs)
    return id
  }

  function misnamed(told: Told, kind: string | undefined): object {
    if (kind === 'unknown_order') return UNKNOWN_ORDER
    if (kind !== 'wrong_order') return {}
    const other = book.orders().findLast(({ number }) => number !== told.orderNo)
    return other ? { orderNo: other.number, transactionId: other.reference } : UNKNOWN_ORDER
  }

  function tell(type: string, esim: WholesaleEsim, content: object): void {
    const { iccid, order, number } = esim
    const named = { iccid, orderNo: order.number, esimTranNo: number, transactionId: order.reference }
    plan(type, { ...named, ...content }, 0, faultAt(type, [order.reference, order.number, number, iccid]))
  }

  function tellStatus(esim: WholesaleEsim, status: string): void {
    const esimStatus = status === 'REVOKE' ? 'REVOKED' : status
    const usage = lateUsageOf(esim, now().getTime())
    const volumes = { totalVolume: usage.total, orderUsage: usage.used, remainVolume: usage.remaining }
    const told = { esimStatus, smdpStatus: SMDP_STATUS[esim.phone] }
    tell('ESIM_STATUS', esim, status === 'IN_USE' ? told : { ...told, ...volumes })
  }

  function tellPhone(esim: WholesaleEsim, status: string): void {
    const events = Number(esim.facts['events'] ?? 0) + 1
    book.note(esim.id, { events })
    tell('SMDP_EVENT', esim, {
      eid: eidOf(esim),
      esimStatus: status,
      smdpStatus: SMDP_STATUS[esim.phone],
      timestamp: webhookTime(now().getTime()),
      seqNumber: events % 4 === 1 ? null : 100 + events,
      notifyStatus: events % 4 === 1 ? null : 'Executed-Success',
    })
  }

  function tellUsage(esim: WholesaleEsim): void {
    const { total, used, remaining, asOf } = lateUsageOf(esim, now().getTime())
    const crossed = LEFT.filter((left) => remaining <= total * left)
    for (const left of crossed) {
      if (!book.tellOnce(esim.id, `left ${left} of ${esim.grants.length}`)) continue
      tell('DATA_USAGE', esim, {
        totalVolume: total,
        orderUsage: used,
        remain: remaining,
        remainThreshold: left,
        lastUpdateTime: webhookTime(asOf),
      })
    }
  }

  function tellValidity(esim: WholesaleEsim): void {
    const instant = now().getTime()
    const end = usageOf(esim, instant).expiresAt
    if (end === null || end <= instant || end - instant > DAY_MS) return
    if (!book.tellOnce(esim.id, `ends ${end}`)) return
    tell('VALIDITY_USAGE', esim, {
      remain: 1,
      totalDuration: totalDaysOf(esim),
      durationUnit: 'DAY',
      expiredTime: webhookTime(end),
    })
  }

  return {
    /** The fault of the next webhook of this type, counted as used. */
    faultAt: (type: string, subjects: string[]) => faultAt(type, subjects, ['before_answer']),

    /** Tells that the eSIMs can be fetched, once they can. Returns when it was sent if it comes before the answer. */
    async orderReady({ number, reference, readyAt }: WholesaleOrder, fault: Fault | null): Promise<void> {
      const told = { orderNo: number, orderStatus: 'GOT_RESOURCE', transactionId: reference }
      const id = plan('ORDER_STATUS', told, Math.max(0, readyAt - now().getTime()), fault)
      if (id !== null && fault?.kind === 'before_answer') await post.sendNow(id)
      post.wake()
    },

    /** Tells whatever is new about an eSIM. */
    notice: (esim: WholesaleEsim, { phone }: Happening): void => {
      const status = esimStatusOf(esim, now().getTime())
      if (phone) tellPhone(esim, status)
      const isNew = esim.facts['told'] !== status
      if (isNew) book.note(esim.id, { told: status })
      if (!SILENT.includes(status) && (isNew || phone)) tellStatus(esim, status)
      if (status === 'IN_USE' && isNew && !phone) tellPhone(esim, status)
      if (esim.ended === null && !isUnlimited(esim)) tellUsage(esim)
      if (esim.ended === null) tellValidity(esim)
    },
  }
}

/** Sent once when an address is saved. */
export const healthCheck = (at: Date): string =>
  JSON.stringify(notification('CHECK_HEALTH', { orderNo: '1234567890', orderStatus: 'Test' }, at.getTime()))

function notification(notifyType: string, content: object, at: number) {
  return {
    notifyType,
    notifyId: randomUUID().replaceAll('-', ''),
    eventGenerateTime: webhookTime(at),
    content,
  }
}

// As an older example writes it: another time, and numbers as text.
function inOddNotification({ content, eventGenerateTime, ...rest }: ReturnType<typeof notification>) {
  return {
    ...rest,
    eventGenerateTime: eventGenerateTime.replace('T', ' ').replace('Z', ' UTC'),
    content: Object.fromEntries(
      Object.entries(content).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
    ),
  }
}
