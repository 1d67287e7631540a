// Emails to the people in charge at a partner: queued with the record they are about.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { CustomerStore } from './customer-store.ts'
import type { AccountNote } from './send-account-mail.ts'

export type SendPartnerMailDeps = Pick<Base, 'mails' | 'clock' | 'publicUrl'> & {
  customers: Pick<CustomerStore, 'listOfBusiness'>
}

/** The dashboard tab where a partner finds what an email is about. */
const TABS = {
  payout_paid: 'payouts',
  payout_waits: 'payouts',
  bank_changed: 'payouts',
  balance_told: 'balance',
  webhook_off: 'api',
} as const

type Kind = keyof typeof TABS
type Facts<Of extends Kind> = Omit<Extract<AccountNote, { kind: Of }>['facts'], 'recipientName' | 'link'>

/** Higher than any month, so an email without an occasion never takes the number of one to come. */
const AFTER_OCCASIONS = 1_000_000

/**
 * `once` is a number for the occasion, such as the month as 203112: an email of a kind is sent once for each. Without
 * it, every call sends a new one.
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
