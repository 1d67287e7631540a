// The webhooks of the simulated Airalo: signed, taken only with exactly 200, repeated twenty times.
import { createHmac } from 'node:crypto'
import type { Fault } from '../control/fault-list.ts'
import { heldMs } from '../wholesale/wholesaler.ts'
import type { Counter, Happening } from '../wholesale/wholesaler.ts'
import { isUnlimited, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { airaloTime, phpJson } from './airalo-answer.ts'
import { inOddAiralo } from './airalo-odd-notation.ts'

const HEAD_WITHIN_MS = 5_000
const DAY_MS = 86_400_000
const LOW_CREDIT = 20_00
/** A refund is decided by people: here, after two days, for whatever was never used. */
const DECIDED_AFTER_MS = 2 * DAY_MS

/** As if it were about somebody else's order. */
const UNKNOWN_ORDER = {
  request_id: 'of-somebody-else-00000000',
  id: 1,
  code: '20260101-1',
  description: 'of-somebody-else',
}

export type Notifications = ReturnType<typeof openNotifications>

export function signatureOf(body: string, secret: string): string {
  return createHmac('sha512', secret).update(body).digest('hex')
}

type Options = { secret: string; orderDelayMs: number }

export function openNotifications(counter: Counter, { secret, orderDelayMs }: Options) {
  const { book, faults, post, settings, now } = counter

  function plan(url: string, told: object, inMs: number, fault: Fault | null): number | null {
    if (fault?.kind === 'never') return null
    const named = fault?.kind === 'unknown_order' ? { ...told, ...UNKNOWN_ORDER } : told
    const body = fault?.kind === 'odd-notation' ? inOddAiralo(named, 0) : named
    const escaped = phpJson(body)
    const signature = signatureOf(escaped, fault?.kind === 'bad_signature' ? `not ${secret}` : secret)
    // As its own client checks it: the signature is of the escaped text, whatever was sent.
    const sent = fault?.kind === 'plain_slashes' ? JSON.stringify(body) : escaped
    const dueInMs = inMs + heldMs(fault)
    const headers = { 'airalo-signature': signature }
    const id = post.planText(url, sent, dueInMs, headers)
    if (fault?.kind === 'twice') post.planText(url, sent, dueInMs, headers)
    return id
  }

  function tellLow(esim: WholesaleEsim, type: string): void {
    const url = settings.get('webhook webhook_low_data')
    if (!url || !book.tellOnce(esim.id, `${type} of ${esim.grants.length}`)) return
    plan(url, lowData(esim.iccid, type, now()), 0, faults.take('webhook', [type, esim.iccid, esim.order.reference]))
  }

  function tellUsage(esim: WholesaleEsim): void {
    const instant = now().getTime()
    const { balanceMb, totalMb, expiresAt } = usageOf(esim, instant)
    const used = 1 - balanceMb / totalMb
    for (const level of [0.75, 0.9]) {
      if (!isUnlimited(esim) && used >= level) tellLow(esim, `data_${level * 100}`)
    }
    for (const days of [3, 1]) {
      if (expiresAt !== null && expiresAt > instant && expiresAt - instant <= days * DAY_MS)
        tellLow(esim, `expire_${days}`)
    }
  }

  function decideRefund({ id, facts, usedAt, grants, ended }: WholesaleEsim): void {
    const asked = Number(facts['refundAskedAt'] ?? 0)
    if (!asked || ended !== null || usedAt !== null || now().getTime() - asked < DECIDED_AFTER_MS) return
    book.end(id, 'canceled')
    book.pay(-grants.reduce((sum, { price }) => sum + price, 0))
  }

  return {
    /** Tells an order that was accepted to be worked on; `reference` is for faults. */
    async orderDone(url: string, told: object, reference: string): Promise<void> {
      const fault = faults.take('webhook', ['async_orders', reference])
      const isEarly = fault?.kind === 'before_answer'
      const id = plan(url, told, isEarly ? 0 : orderDelayMs, fault)
      if (isEarly && id !== null) await post.sendNow(id)
      post.wake()
    },

    /** What its simulator sends on request. */
    simulate(url: string, iccid: string, type: string): void {
      plan(url, lowData(iccid, type, now()), 0, faults.take('webhook', [type, iccid]))
      post.wake()
    },

    /** Whether an address takes part: it is asked with HEAD, and must answer 200. */
    answersHead: (url: string): Promise<boolean> =>
      fetch(url, {
        method: 'HEAD',
        signal: AbortSignal.any([counter.closing.signal, AbortSignal.timeout(HEAD_WITHIN_MS)]),
      })
        .then(({ status }) => status === 200)
        .catch(() => false),

    /** Tells whatever is new about an eSIM. */
    notice: (esim: WholesaleEsim, _happening: Happening): void => {
      if (esim.ended === null) tellUsage(esim)
      decideRefund(esim)
    },
    /** After whatever was bought: tells once that the credit is nearly used up. */
    creditChanged(): void {
      const url = settings.get('webhook webhook_credit_limit')
      const isLow = book.balance() < LOW_CREDIT
      if (url && isLow && settings.get('low credit') !== 'told')
        plan(url, { event: 'credit_limit', remaining: book.balance() / 100, currency: 'USD' }, 0, null)
      settings.set('low credit', isLow ? 'told' : 'fine')
      post.wake()
    },
  }
}

/** Its documentation doesn't show this body: the ICCID and the level are what any such message must have. */
const lowData = (iccid: string, type: string, at: Date) => ({
  event: 'low_data_notification',
  type,
  iccid,
  created_at: airaloTime(at.getTime()),
})
