// Takes an account apart: nobody signs in as it again and its record names nobody; what tax law wants kept stays.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { CompanyStore } from '#shop/account/company-store.ts'
import type { Customer, CustomerStore } from '#shop/account/customer-store.ts'
import type { SendAccountMail } from '#shop/account/send-account-mail.ts'
import type { SignUpStore } from '#shop/account/sign-up-store.ts'
import type { AuditActor } from '#shop/audit/audit-row.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { Identity } from '#shop/account/open-identity.ts'
import type { SecondFactors } from '#shop/account/open-second-factors.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { TicketStore } from '#shop/inbox/ticket-store.ts'
import type { WithdrawalStore } from '#shop/inbox/withdrawal-store.ts'

export type EraseAccountDeps = {
  identity: Identity
  secondFactors: Pick<SecondFactors, 'removeAll'>
  clock: Clock
  customers: CustomerStore
  companies: CompanyStore
  signUps: SignUpStore
  esims: EsimStore
  tickets: TicketStore
  withdrawals: WithdrawalStore
  mails: MailStore
  /** Forgets which warnings an address wants. */
  forgetAlerts: (email: string) => Promise<unknown>
  /** Forgets that an address asked to become an affiliate, where nobody has decided. */
  forgetApplication: (email: string) => Promise<unknown>
  /** Forgets what staff noted about a customer and their orders. */
  forgetNotes: (userId: string) => Promise<unknown>
  /** Forgets the looks at lists that somebody of the staff kept. */
  forgetViews: (userId: string) => Promise<unknown>
  transaction: Transaction
  sendAccountMail: SendAccountMail
  recordAudit: RecordAudit
}

/**
 * Notes who did it, and sends the address a last mail. Whether it may be is decided before. All of it or nothing: a record that
 * names nobody is not erased again, so what was left behind would stay.
 */
export async function eraseAccount(
  deps: EraseAccountDeps,
  customer: Customer,
  actor: AuditActor,
  at: At,
): Promise<void> {
  await deps.transaction(async () => {
    await forget(deps, customer.id, customer.email)
    // From here on the record is nobody's, and what was just being written for somebody is there to be taken along.
    await deps.identity.forgetPassword(customer.id)
    await deps.secondFactors.removeAll(customer.id, deps.clock.now())
    // Of somebody who signs in meanwhile: a session of an erased account is none.
    await deps.identity.endSessions(customer.id)
    await deps.recordAudit({ actor, action: 'account_deleted', subject: customer.id }, at)
    await deps.sendAccountMail(
      {
        kind: 'account_deleted',
        email: customer.email,
        language: customer.mailLanguage,
        facts: { recipientName: customer.fullName.trim() || null, shopLink: at.tenant.origin },
      },
      at,
    )
  })
}

async function forget(deps: EraseAccountDeps, userId: string, email: string) {
  const { customers, companies, signUps, esims, tickets, withdrawals, mails } = deps
  await esims.leave(userId)
  await companies.forgetCreator(email)
  // Money that is owed stays owed: what waits for a decision is kept until there is one.
  await tickets.forget(email, await withdrawals.listUndecidedTickets(await tickets.listNumbersOf(email)))
  await mails.forget(email)
  await deps.forgetAlerts(email)
  await deps.forgetApplication(email)
  await deps.forgetNotes(userId)
  await deps.forgetViews(userId)
  await signUps.forget(email)
  await customers.anonymise(userId)
}
