// Queues an email about an account. Whether it is sent now or later takes the same time, so nobody can tell.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { AccountMail } from '#ports/mailer.ts'
import type { At } from '#values/brand-facts.ts'
import type { Language } from '#values/language.ts'

export type AccountNote = AccountMail extends infer Kind
  ? Kind extends AccountMail
    ? { kind: Kind['kind']; email: string; facts: Omit<Kind, 'kind' | 'to'>; language?: Language }
    : never
  : never
export type SendAccountMail = (note: AccountNote, at: At) => Promise<void>

export type SendAccountMailDeps = Pick<Base, 'mails' | 'clock' | 'log'> & {
  deliverMail: DeliverMail
} & {
  afterCommit: (work: () => void) => void
}

/**
 * `language` is for emails to an address that won't be the account's when they are sent; all others use the language of
 * the page that led to them, or of the address's account if that was English. Stores the email, and starts its delivery after the commit without waiting for it; the sweep
 * sends what is left.
 */
export async function sendAccountMail(
  deps: SendAccountMailDeps,
  note: AccountNote,
  { tenant, language: ofPage }: At,
): Promise<void> {
  const { kind, email, facts, language } = note
  const { mails, deliverMail, afterCommit, clock, log } = deps
  const { id } = await mails.putNext({
    id: randomUUID(),
    email,
    kind,
    facts,
    businessId: tenant.brand.id,
    language: language ?? ofPage ?? undefined,
    now: clock.now(),
  })
  afterCommit(() => {
    deliverMail(id).catch((problem: unknown) =>
      log.warn({ mailId: id, problem: String(problem) }, 'an email is left for later'),
    )
  })
}
