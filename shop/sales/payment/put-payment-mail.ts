// One email to a buyer whose payment was tried in vain, if the owner wants that; it waits in the outbox until it may leave.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { PaymentTrouble } from '#values/payment-trouble.ts'
import type { TooOften } from '#values/outcome.ts'
import { leavesAt, mailedWhy } from './payment-mail.ts'

const PER_OWNER: Limit = { name: 'payment-mails', points: 30, seconds: 3600 }

export type PutPaymentMailDeps = Pick<Base, 'mails' | 'failedPayments' | 'clock' | 'timeZone'>

/** Once per order, whatever is tried afterward. Whether it is still wanted is asked when it would leave. */
export async function putPaymentMail(
  { mails, failedPayments, clock, timeZone }: PutPaymentMailDeps,
  orderId: string,
  trouble: PaymentTrouble,
): Promise<void> {
  const why = mailedWhy(trouble)
  if (why === null || !(await failedPayments.isOn())) return
  const now = clock.now()
  const dueAt = leavesAt(now, timeZone)
  await mails.put({ id: randomUUID(), orderId, kind: 'payment_failed', generation: 1, facts: { why }, now, dueAt })
}

/** From now on, buyers are written to, or aren't. What waits is kept back when it would leave. Problem: `too_often`. */
export async function switchPaymentMails(
  deps: Pick<Base, 'failedPayments' | 'limiter' | 'withAudit' | 'clock'>,
  isOn: boolean,
  caller: Caller,
): Promise<{ ok: true } | TooOften> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async () => {
      await deps.failedPayments.save(isOn, deps.clock.now())
      return { ok: true as const }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'payment_mails_switched',
      subject: 'payment_mails',
      facts: { allowed: isOn ? 'yes' : 'no' },
    }),
    caller,
  )
}
