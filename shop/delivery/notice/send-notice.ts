// Emails administrators right away, but at most one email per topic within a while, however many events there are.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { NoticeTopic } from './notice-topic.ts'

const APART_MS = 10 * 60_000
/** Used-up credit stays that way until somebody pays, and each waiting order keeps asking. */
const CREDIT_APART_MS = 6 * 3_600_000

/** The email of each topic; messages to support have their own. */
const KINDS = {
  stuck_orders: 'stuck_orders',
  reviews: 'review_notice',
  disputes: 'dispute_notice',
  refunds: 'refund_notice',
  network_credit: 'credit_notice',
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
  if (topic === 'network_credit') {
    const since = new Date(now.getTime() - CREDIT_APART_MS)
    if ((await mails.countSince({ email }, kind, since)) > 0) return
  }
  const part = Math.floor(now.getTime() / APART_MS)
  const put = (generation: number, leavesAt: Date) =>
    mails.put({ id: randomUUID(), email, kind, generation, language: 'en', now: leavesAt })
  const { state } = await put(part, now)
  if (state !== 'waiting') await put(part + 1, new Date((part + 1) * APART_MS))
}
