// Mails those who run the shop: at once, and no more than one mail of a topic in a while, however much it is about.
import { randomUUID } from 'node:crypto'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { NoticeStore } from './notice-store.ts'
import type { NoticeTopic } from './notice-topic.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The mail of a topic, and how far apart two of them are; a message to support is a mail of its own. */
const NOTICES = {
  stuck_orders: { kind: 'stuck_orders', apartMs: 10 * MINUTE_MS },
  reviews: { kind: 'review_notice', apartMs: 10 * MINUTE_MS },
  disputes: { kind: 'dispute_notice', apartMs: 10 * MINUTE_MS },
  refunds: { kind: 'refund_notice', apartMs: 10 * MINUTE_MS },
  network_credit: { kind: 'credit_notice', apartMs: 6 * HOUR_MS },
} as const satisfies Record<Exclude<NoticeTopic, 'messages'>, object>

export type SendNoticeDeps = {
  mails: MailStore
  notices: NoticeStore
  clock: Clock
  supportAddress: string
}

/**
 * Puts the mail into the outbox, unless the topic is switched off. It tells what is true when it leaves, so one that still
 * waits tells of what came later, too.
 */
export async function sendNotice(
  { mails, notices, clock, supportAddress }: SendNoticeDeps,
  topic: keyof typeof NOTICES,
): Promise<void> {
  if ((await notices.listMuted()).includes(topic)) return
  const { kind, apartMs } = NOTICES[topic]
  const now = clock.now()
  const part = Math.floor(now.getTime() / apartMs)
  const put = (generation: number, leavesAt: Date) =>
    mails.put({ id: randomUUID(), email: supportAddress, kind, generation, language: 'en', now: leavesAt })
  const { state } = await put(part, now)
  // Credit that is used up is told once; an order of its own deserves a mail of its own.
  if (state !== 'waiting' && topic !== 'network_credit') await put(part + 1, new Date((part + 1) * apartMs))
}
