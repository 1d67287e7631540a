// The shape of the email about a withdrawal that was carried out, for all or some of its travelers.
import type { WithdrawalCarriedOutMail } from '#ports/mailer.ts'

export type CarriedOutCopy = {
  subject: (product: string, number: string) => string
  heading: string
  /** The heading for somebody who declared from another address: it says nothing about the order. */
  handled: string
  money: Record<Exclude<WithdrawalCarriedOutMail['money'], 'share' | 'some'>, string>
  amount: Record<'share' | 'some', (amount: string) => string>
  /** The name of the list of travelers. */
  canceledFor: string
  /** What comes next for those that aren't in that list. */
  others: string
  esim: string
  esims: string
  help: string
}
