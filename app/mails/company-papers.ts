// Receipt and invoice for the office of a company.
import { html } from 'hono/html'
import type { CompanyPapersMail } from '#shop/ports/mailer.ts'
import { finishedMail, mailFact, mailFrame, mailRow, type MailLook, type WrittenMail } from './mail-frame.ts'
import { receiptHtml, receiptText } from './receipt-part.ts'

export function writeCompanyPapers(mail: CompanyPapersMail, look: MailLook): WrittenMail {
  const { companyPapers: copy, topUp, greeting } = look.copy
  const { zone, data, days } = mail.bundle
  const subject = copy.subject(look.brand.name)
  const hello = greeting(mail.companyName)
  const intro = copy.intro(zone, data, days)
  return {
    subject,
    html: finishedMail(
      mailFrame(
        look,
        { title: subject, preview: intro },
        html`${mailRow(
          html`<h1 style="margin:0 0 12px;font-size:28px;line-height:1.2">${copy.heading}</h1>
            <p style="margin:0 0 8px">${hello}</p>
            <p style="margin:0">${intro}</p>`,
          12,
        )}
        ${mailRow(receiptHtml(mail.receipt, look), 24)}
        ${mailRow(mailFact(look, topUp.order, mail.orderReference, true), 24, 28)}`,
      ),
    ),
    text: [
      copy.heading,
      '',
      hello,
      intro,
      '',
      ...receiptText(mail.receipt, look),
      '',
      look.say.labelled(topUp.order, mail.orderReference),
      '',
      look.brand.name,
    ].join('\n'),
    attachments: [],
  }
}
