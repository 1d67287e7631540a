// Mails staff about paid orders that do not get on: at once, and no more than one mail in ten minutes, however many orders it is about.
import { randomUUID } from 'node:crypto'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'

const APART_MS = 10 * 60_000

export type SendStuckNoticeDeps = {
  mails: MailStore
  clock: Clock
  supportAddress: string
  /** False where whoever runs the shop reads alerts elsewhere. */
  mailsStuckOrders: boolean
}

/** The mail lists all that are stuck when it leaves, so one that waits in the outbox tells of later orders too. */
export async function sendStuckNotice({ mails, clock, supportAddress, mailsStuckOrders }: SendStuckNoticeDeps) {
  if (!mailsStuckOrders) return
  const now = clock.now()
  const part = Math.floor(now.getTime() / APART_MS)
  const put = (generation: number, leavesAt: Date) =>
    mails.put({
      id: randomUUID(),
      email: supportAddress,
      kind: 'stuck_orders',
      generation,
      language: 'en',
      now: leavesAt,
    })
  const { state } = await put(part, now)
  if (state !== 'waiting') await put(part + 1, new Date((part + 1) * APART_MS))
}
