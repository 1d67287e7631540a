// The words of the mails in Spanish.
import type { MailCopy } from '../mail-copy.ts'
import { account } from './accounts.ts'
import { esimReady, iccidReminder, receipt, topUp } from './orders.ts'
import { refund } from './refunds.ts'
import { warning } from './warnings.ts'
import { withdrawal } from './withdrawals.ts'

export const spanishMails: MailCopy = {
  greeting: (name) => `Hola${name === null ? '' : `, ${name}`}:`,
  esimReady,
  receipt,
  topUp,
  refund,
  iccidReminder,
  warning,
  withdrawal,
  account,
}
