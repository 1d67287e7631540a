// The words of the mails in French.
import type { MailCopy } from '../mail-copy.ts'
import { account } from './accounts.ts'
import { esimReady, iccidReminder, receipt, topUp } from './orders.ts'
import { refund } from './refunds.ts'
import { warning } from './warnings.ts'
import { withdrawal } from './withdrawals.ts'

export const frenchMails: MailCopy = {
  greeting: (name) => `Bonjour${name === null ? '' : ` ${name}`},`,
  esimReady,
  receipt,
  topUp,
  refund,
  iccidReminder,
  warning,
  withdrawal,
  account,
}
