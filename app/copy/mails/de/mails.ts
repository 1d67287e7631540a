// The email texts in German.
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

const greeting: MailCopy['greeting'] = (name) => `Guten Tag${name === null ? '' : ` ${name}`}!`

export const germanMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
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
    sample: 'Dieser Shop ist eine Demo, die Firma ein Muster.',
    kvk: (number) => `Registernummer ${number}`,
    vat: (number) => `USt-IdNr. ${number}`,
  },
}
