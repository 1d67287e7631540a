// Mails to those who answer for a partner: into the outbox with what they tell of, to go out by themselves.
import { randomUUID } from 'node:crypto'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { CustomerStore } from './customer-store.ts'
import type { AccountNote } from './send-account-mail.ts'

export type SendPartnerMailDeps = {
  mails: MailStore
  customers: Pick<CustomerStore, 'listOfBusiness'>
  clock: Clock
  publicUrl: string
}

/** Under which tab of the dashboard a partner finds what a mail is about. */
const TABS = {
  payout_paid: 'payouts',
  payout_waits: 'payouts',
  bank_changed: 'payouts',
  balance_told: 'balance',
  webhook_off: 'api',
} as const

type Kind = keyof typeof TABS
type Facts<Of extends Kind> = Omit<Extract<AccountNote, { kind: Of }>['facts'], 'recipientName' | 'link'>

/** Above every month, so that no mail without an occasion takes the number of one that has yet to come. */
const AFTER_OCCASIONS = 1_000_000

/**
 * `once` is a number of the occasion, such as the month as 203112: a mail of a kind is written once for each. Without it the mail
 * is a new one.
 */
export async function sendPartnerMail<Of extends Kind>(
  { mails, customers, clock, publicUrl }: SendPartnerMailDeps,
  { businessId, kind, facts, once }: { businessId: string; kind: Of; facts: Facts<Of>; once?: number },
): Promise<void> {
  const people = await customers.listOfBusiness(businessId)
  for (const { email, fullName } of people.filter(({ accountType, disabledAt }) =>
    isInCharge(accountType, disabledAt),
  )) {
    const mail = {
      id: randomUUID(),
      email,
      kind,
      facts: {
        ...facts,
        recipientName: fullName.trim() || null,
        link: `${publicUrl}/business-dashboard?tab=${TABS[kind]}`,
      },
      now: clock.now(),
    }
    await (once === undefined ? mails.putNext(mail, AFTER_OCCASIONS) : mails.put({ ...mail, generation: once }))
  }
}

const isInCharge = (accountType: string, disabledAt: Date | null) =>
  accountType === 'business-admin' && disabledAt === null
