// Erases an account: nobody can log in with it, and its record identifies nobody. What tax law requires stays.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { AuditActor } from '#shop/records/audit/audit-row.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'

type ForgetPersonDeps = Pick<Base, 'customers' | 'companies' | 'signUps' | 'mails'> & {
  /** Deletes an undecided affiliate application of this address. */
  forgetApplication: (email: string) => Promise<unknown>
  /** Deletes the saved views of a staff member. */
  forgetViews: (userId: string) => Promise<unknown>
}
type ForgetPurchasesDeps = Pick<Base, 'orders' | 'esims' | 'gifts' | 'orderCorrections' | 'plannedParts'> & {
  /** Deletes the alert settings of an address. */
  forgetAlerts: (email: string) => Promise<unknown>
}
type ForgetMessagesDeps = Pick<Base, 'tickets' | 'withdrawals' | 'wishes'> & {
  /** Deletes staff notes about a customer and their orders. */
  forgetNotes: (userId: string) => Promise<unknown>
}

export type EraseAccountDeps = ForgetPersonDeps &
  ForgetPurchasesDeps &
  ForgetMessagesDeps &
  Pick<Base, 'identity' | 'clock' | 'transaction' | 'recordAudit'> & {
    secondFactors: Pick<SecondFactors, 'removeAll'>
    sendAccountMail: SendAccountMail
  }

/**
 * Records who did it, and sends the address a last email. The caller checks whether it is allowed. All or nothing: an
 * erased record can't be erased again, so anything left behind would stay forever.
 */
export async function eraseAccount(
  deps: EraseAccountDeps,
  customer: Customer,
  actor: AuditActor,
  at: At,
): Promise<void> {
  await deps.transaction(async () => {
    for (const forget of [forgetPurchases, forgetMessages, forgetPerson])
      await forget(deps, customer.id, customer.email)
    // From here on, the record belongs to nobody. Anything still being written for it is already there and is deleted
    // below.
    await deps.identity.forgetPassword(customer.id)
    await deps.secondFactors.removeAll(customer.id, deps.clock.now())
    // Covers somebody who logs in at this very moment: an erased account must have no session.
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

async function forgetPurchases(deps: ForgetPurchasesDeps, userId: string, email: string) {
  const { orders, esims, gifts, orderCorrections, plannedParts } = deps
  await esims.leave(userId)
  await gifts.forgetReceiver(email, userId)
  const orderIds = await orders.listIdsOfUser(userId)
  await gifts.forgetWords(orderIds)
  await orderCorrections.forgetOf(email, orderIds)
  await plannedParts.forgetOf(userId)
  await deps.forgetAlerts(email)
}

async function forgetMessages(deps: ForgetMessagesDeps, userId: string, email: string) {
  const { tickets, withdrawals, wishes } = deps
  // Money we owe stays owed: undecided withdrawals are kept until they are decided.
  await tickets.forget(email, await withdrawals.listUndecidedTickets(await tickets.listNumbersOf(email)))
  await wishes.forget(email)
  await deps.forgetNotes(userId)
}

async function forgetPerson(deps: ForgetPersonDeps, userId: string, email: string) {
  const { customers, companies, signUps, mails } = deps
  await companies.forgetCreator(email)
  await mails.forget(email)
  await deps.forgetApplication(email)
  await deps.forgetViews(userId)
  await signUps.forget(email)
  await customers.anonymise(userId)
}
