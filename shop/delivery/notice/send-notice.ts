// Emails administrators right away, but at most one email per topic within a while, however many events there are.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { NoticeTopic } from './notice-topic.ts'

const APART_MS = 10 * 60_000
/** What lasts, and would be told again and again: used-up credit, for which each waiting order asks, and stolen cards. */
const LASTING_APART_MS = 6 * 3_600_000

/** The email of each topic; messages to support have their own. */
const KINDS = {
  stuck_orders: 'stuck_orders',
  reviews: 'review_notice',
  disputes: 'dispute_notice',
  refunds: 'refund_notice',
  network_credit: 'credit_notice',
  declined_cards: 'declines_notice',
} as const satisfies Record<Exclude<NoticeTopic, 'messages'>, string>

export type SendNoticeDeps = Pick<Base, 'mails' | 'notices' | 'clock' | 'supportAddress'>

/**
 * Queues the email, unless the topic is switched off. It is written when it leaves, so one that is still waiting also
 * covers later events.
 */
export async function sendNotice(deps: SendNoticeDeps, topic: keyof typeof KINDS): Promise<void> {
  const { mails, notices, clock, supportAddress: email } = deps
  if ((await notices.listMuted()).includes(topic)) return
  const [kind, now] = [KINDS[topic], clock.now()]
  if (topic === 'network_credit' || topic === 'declined_cards') {
    const since = new Date(now.getTime() - LASTING_APART_MS)
    if ((await mails.countSince({ email }, kind, since)) > 0) return
  }
  const part = Math.floor(now.getTime() / APART_MS)
  const put = (generation: number, leavesAt: Date) =>
    mails.put({ id: randomUUID(), email, kind, generation, language: 'en', now: leavesAt })
  const { state } = await put(part, now)
  if (state !== 'waiting') await put(part + 1, new Date((part + 1) * APART_MS))
}
