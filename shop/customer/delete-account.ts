// Ends an account: nobody signs in as it again and its record names nobody; what tax law wants kept stays.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { CompanyStore } from '#shop/account/company-store.ts'
import type { CustomerStore } from '#shop/account/customer-store.ts'
import { roleOf } from '#shop/account/role.ts'
import type { SendAccountMail } from '#shop/account/send-account-mail.ts'
import type { SignUpStore } from '#shop/account/sign-up-store.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { MailStore } from '#shop/mail/mail-store.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { checkOwnPassword, type CheckOwnPasswordDeps } from '#shop/account/check-own-password.ts'
import type { TicketStore } from '#shop/inbox/ticket-store.ts'
import type { WithdrawalStore } from '#shop/inbox/withdrawal-store.ts'

export type DeleteAccountDeps = CheckOwnPasswordDeps & {
  customers: CustomerStore
  companies: CompanyStore
  signUps: SignUpStore
  esims: EsimStore
  tickets: TicketStore
  withdrawals: WithdrawalStore
  mails: MailStore
  /** Forgets which warnings an address wants. */
  forgetAlerts: (email: string) => Promise<unknown>
  /** Forgets what staff noted about a customer and their orders. */
  forgetNotes: (userId: string) => Promise<unknown>
  transaction: Transaction
  sendAccountMail: SendAccountMail
  recordAudit: RecordAudit
}

export type DeleteAccountAnswer =
  | { ok: true }
  | { ok: false; problem: 'password_wrong' | 'role_keeps_account' }
  | TooOften

/**
 * Ends all sessions, removes the password, takes the eSIMs out of the account, forgets companies, messages and mails of
 * its address, and leaves a record without name and address, for the orders that stay. The address gets
 * a last mail. Problems: `password_wrong`, `role_keeps_account` for whoever works here, `too_often`.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  wish: { userId: string; password: string },
  at: At,
): Promise<DeleteAccountAnswer> {
  const { identity, customers, transaction, sendAccountMail } = deps
  const password = await checkOwnPassword(deps, wish)
  if (!password.ok) return password
  const customer = await customers.find(wish.userId)
  if (!customer) return { ok: false, problem: 'password_wrong' }
  const role = roleOf(customer.accountType)
  if (role !== 'own-user') return { ok: false, problem: 'role_keeps_account' }

  // Nobody acts as the account any more while it is taken apart.
  await identity.endSessions(customer.id)
  await transaction(async () => {
    await forget(deps, customer.id, customer.email)
    await deps.recordAudit({ actor: { id: customer.id, role }, action: 'account_deleted', subject: customer.id }, at)
  })
  await identity.forgetPassword(customer.id)
  // Somebody may have signed in while that went on.
  await identity.endSessions(customer.id)
  await sendAccountMail(
    {
      kind: 'account_deleted',
      email: customer.email,
      language: customer.mailLanguage,
      facts: { recipientName: customer.fullName.trim() || null, shopLink: at.tenant.origin },
    },
    at,
  )
  return { ok: true }
}

async function forget(deps: DeleteAccountDeps, userId: string, email: string) {
  const { customers, companies, signUps, esims, tickets, withdrawals, mails, forgetAlerts, forgetNotes } = deps
  await esims.leave(userId)
  await companies.forgetCreator(email)
  // Money that is owed stays owed: what waits for a decision is kept until there is one.
  await tickets.forget(email, await withdrawals.listUndecidedTickets(email))
  await mails.forget(email)
  await forgetAlerts(email)
  await forgetNotes(userId)
  await signUps.forget(email)
  await customers.anonymise(userId)
}
