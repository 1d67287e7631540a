// Receipt and invoice for the office of a company.
import type { CompanyPapersMail } from '#ports/mailer.ts'
import { facts, opening, writeLetter } from './letter.ts'
import type { MailLook, WrittenMail } from './mail-frame.ts'
import { receiptPart } from './receipt-part.ts'

export function writeCompanyPapers(mail: CompanyPapersMail, look: MailLook): WrittenMail {
  const { companyPapers: copy, topUp, greeting } = look.copy
  const { zone, data, days } = mail.bundle
  const intro = copy.intro(zone, data, days)
  return writeLetter(look, { subject: copy.subject(look.brand.name), preview: intro }, [
    opening(copy.heading, greeting(mail.companyName), intro),
    receiptPart(mail.receipt, look),
    facts(look, [{ name: topUp.order, value: mail.orderReference, isCode: true }]),
  ])
}
