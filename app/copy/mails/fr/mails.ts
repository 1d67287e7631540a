// The email texts in French.
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

const greeting: MailCopy['greeting'] = (name) => `Bonjour${name === null ? '' : ` ${name}`},`

export const frenchMails: MailCopy = {
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
    sample: 'Cette boutique est une démo et la société un exemple.',
    kvk: (number) => `Numéro d’immatriculation ${number}`,
    vat: (number) => `TVA ${number}`,
  },
}
