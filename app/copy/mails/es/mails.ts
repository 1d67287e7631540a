// The email texts in Spanish.
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

const greeting: MailCopy['greeting'] = (name) => `Hola${name === null ? '' : `, ${name}`}:`

export const spanishMails: MailCopy = {
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
    sample: 'Esta tienda es una demo y la empresa, un ejemplo.',
    kvk: (number) => `Número de registro ${number}`,
    vat: (number) => `NIF-IVA ${number}`,
  },
}
