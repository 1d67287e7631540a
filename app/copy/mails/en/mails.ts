// The words of the mails in English.
import type { MailCopy } from '../mail-copy.ts'
import { account } from './accounts.ts'
import { cancellation } from './cancellations.ts'
import { delay } from './delays.ts'
import { esimReady, iccidReminder, receipt, topUp } from './orders.ts'
import { companyPapers } from './papers.ts'
import { refund } from './refunds.ts'
import { ticket } from './tickets.ts'
import { warning } from './warnings.ts'
import { withdrawal } from './withdrawals.ts'

const DEFAULT_RECIPIENT = 'Global Traveller'

export const englishMails: MailCopy = {
  greeting: (name) => `Hello${name === null ? '' : ` ${name}`},`,
  esimGreeting: (name) => `Hello ${name ?? DEFAULT_RECIPIENT},`,
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  iccidReminder,
  warning,
  withdrawal,
  ticket,
  account,
  seller: {
    sample: 'This shop is a demo. The company named here is a sample.',
    kvk: (number) => `Registration number ${number}`,
    vat: (number) => `VAT ${number}`,
  },
}
