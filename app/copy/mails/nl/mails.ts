// The email texts in Dutch.
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

const greeting: MailCopy['greeting'] = (name) => `Beste ${name ?? 'reiziger'},`

export const dutchMails: MailCopy = {
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
    sample: 'Deze winkel is een demo en het bedrijf een voorbeeld.',
    kvk: (number) => `KvK-nummer ${number}`,
    vat: (number) => `Btw-nummer ${number}`,
  },
}
