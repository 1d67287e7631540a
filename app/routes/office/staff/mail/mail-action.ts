// GET and POST of the email tools: a preview that changes nothing, and an email that is sent once.
import { cutText } from '#values/text/cut-text.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { reminderToolCopy as copy, staffMailProblems, testMailCopy } from '#app/copy/office/staff-mail.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { previewStaffMail } from '#app/mails/staff-mail.ts'
import { mailLook } from '#app/mails/write-mail.ts'
import { formAction, whoIsLetIn, type PageAnswer } from '#app/http/form-action.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, brandContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import type { StaffMailAnswer, StaffMailKind, StaffSender } from '#shop/office/tools/send-staff-mail.ts'
import { DEFAULT_LANGUAGE } from '#values/language.ts'
import { FIELD_OF, MAIL_FIELDS, type PreviewedMail, type MailReply, type MailValues } from './mail-answer.ts'

const MOST_CHARACTERS = 100_000

export async function readMailTool(context: Context, kind: StaffMailKind) {
  const user = guardedUser(context)
  const senders = await context.get(shopContext).tools.listSenders()
  const brand = context.get(brandContext).name
  const isReminder = kind === 'staff_reminder'
  const values: MailValues = {
    email: isReminder ? '' : user.email,
    subject: isReminder ? copy.defaultSubject : '',
    html: isReminder ? copy.defaultHtml(brand) : '',
    text: isReminder ? copy.defaultText(brand) : '',
    // Brands may share an address, so a test names both at once.
    from_email: (isReminder ? senders[0]?.email : senders.map(senderText)[0]) ?? '',
    from_name: isReminder ? (senders[0]?.name ?? '') : '',
  }
  return {
    formId: randomUUID(),
    values,
    addresses: [...new Set(senders.map(({ email }) => email))],
    senders: senders.map(senderText),
  }
}

export const answerMailTool = (kind: StaffMailKind) =>
  formAction({
    who: whoIsLetIn,
    async run({ context, form, shop, caller }): Promise<PageAnswer<MailReply>> {
      const values = valuesIn(form)
      const formId = z.uuid().safeParse(form.get('formId')).data ?? randomUUID()
      if (form.get('intent') !== 'send')
        return { answer: { values, formId, preview: await preview(values, context, kind), result: null } }
      const { email: to, subject, html, text } = values
      const mail = { kind, to, subject, html, text, ...senderIn(values), callId: formId }
      const sent = await shop.tools.sendStaffMail(mail, caller)
      const { result, status } = resultOf(sent, kind, shop.tools.tellsDetails)
      const wait = !sent.ok && sent.problem === 'too_often' ? sent : null
      // The next email is another one.
      return { answer: { values, formId: sent.ok ? randomUUID() : formId, preview: null, result }, status, wait }
    },
  })

const senderText = ({ name, email }: StaffSender): string => `${name} <${email}>`

function senderIn({ from_email: email, from_name: name }: MailValues) {
  const both = /^([^<>]*) <([^<>]+)>$/.exec(email)
  return both ? { fromEmail: both[2] ?? '', fromName: both[1] ?? '' } : { fromEmail: email, fromName: name }
}

function resultOf(
  sent: StaffMailAnswer,
  kind: StaffMailKind,
  tellsDetails: boolean,
): { result: MailReply['result']; status: number } {
  if (sent.ok) {
    const { iccidCount, isDelayed, sender, sentBytes } = sent
    const debug = tellsDetails ? JSON.stringify({ from: sender.email, isDelayed, bytes: sentBytes }, null, 2) : null
    return {
      result: { isSuccess: true, message: isDelayed ? copy.delayed : copy.sent, iccidCount, debug },
      status: 200,
    }
  }
  if (sent.problem === 'too_often') {
    const message = staffCopy.tooOften(sent.retryAfterSeconds)
    return { result: { isSuccess: false, message, iccidCount: null, field: null }, status: 429 }
  }
  const message = kind === 'staff_test' && sent.problem === 'recipient_missing' ? 'content_missing' : sent.problem
  return {
    result: {
      isSuccess: false,
      message: staffMailProblems[message],
      iccidCount: sent.problem === 'no_esim' ? 0 : null,
      field: FIELD_OF[sent.problem] ?? null,
    },
    status: sent.problem === 'mail_failed' ? 502 : sent.problem === 'sent_already' ? 409 : 400,
  }
}

async function preview(
  { subject, html, text }: MailValues,
  context: Context,
  kind: StaffMailKind,
): Promise<PreviewedMail> {
  const { cleanHtml, findFlaws, textOfHtml } = await import('#shop/office/tools/clean-html.ts')
  const brand = context.get(brandContext)
  const clean = cleanHtml(html)
  const words = { subject: subject || testMailCopy.subject, html: clean, text: text.trim() || textOfHtml(clean) }
  const mail = previewStaffMail(
    words,
    mailLook(brand, deriveTheme(brand.colors), DEFAULT_LANGUAGE),
    kind === 'staff_reminder',
  )
  return { html: mail.html, text: mail.text, flaws: findFlaws(html, kind === 'staff_test' ? words.text : text) }
}

function valuesIn(form: FormData): MailValues {
  const values: MailValues = { email: '', subject: '', html: '', text: '', from_email: '', from_name: '' }
  for (const field of MAIL_FIELDS) {
    const value = form.get(field)
    if (typeof value === 'string') values[field] = cutText(value, MOST_CHARACTERS)
  }
  return values
}
