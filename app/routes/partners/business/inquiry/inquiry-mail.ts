// Turns a partner's inquiry into a prepared email; nothing that was typed can add a header or an addressee to it.
import { cutText } from '#values/text/cut-text.ts'
import { inquiryCopy as copy } from '#app/copy/partners/business.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'

export type Topic = keyof typeof copy.topics
export type Inquiry = { topic: Topic; name: string; email: string; company: string; message: string }
export type InquiryProblems = Partial<Record<'topic' | 'name' | 'email', string>>
type ReadInquiry = { ok: true; inquiry: Inquiry } | { ok: false; problems: InquiryProblems }
export type PreparedMail = { to: string; subject: string; text: string; href: string }

/** More would not fit into the address that opens a mail app everywhere. */
export const LONGEST_MESSAGE = 1_000
export const LONGEST_LINE = 120

export const isTopic = (value: unknown): value is Topic =>
  typeof value === 'string' && Object.hasOwn(copy.topics, value)

/** Name, email address and topic are needed, company and message are not (after-purchase rules §5 "Partner form"). */
export function readInquiry(form: FormData): ReadInquiry {
  const topic = form.get('topic')
  const name = lineOf(form.get('name'))
  const email = normalizeEmail(textOf(form.get('email')))
  if (isTopic(topic) && name !== '' && isEmail(email)) {
    const message = cutText(textOf(form.get('message')).trim(), LONGEST_MESSAGE)
    return { ok: true, inquiry: { topic, name, email, company: lineOf(form.get('company')), message } }
  }
  const problems: InquiryProblems = {}
  if (!isTopic(topic)) problems.topic = copy.problems.topic
  if (name === '') problems.name = copy.problems.name
  if (!isEmail(email)) problems.email = copy.problems.email
  return { ok: false, problems }
}

export function prepareMail(inquiry: Inquiry, to: string): PreparedMail {
  const topic = copy.topics[inquiry.topic].name
  const subject = copy.subject(topic, inquiry.name)
  const facts = [
    `${copy.lines.topic}: ${topic}`,
    `${copy.lines.name}: ${inquiry.name}`,
    `${copy.lines.email}: ${inquiry.email}`,
    ...(inquiry.company ? [`${copy.lines.company}: ${inquiry.company}`] : []),
  ]
  const text = [...facts, ...(inquiry.message ? ['', inquiry.message] : [])].join('\n')
  const body = text.replace(/\r\n|\r|\n/g, '\r\n')
  const href = `mailto:${encodeAddress(to)}?subject=${encodeText(subject)}&body=${encodeText(body)}`
  return { to, subject, text, href }
}

/** Where inquiries go: the company's own address, else the one of the shop's domain. */
export function contactAddress({ company }: Pick<Brand, 'company'>, publicUrl: string): string {
  return company?.email ?? `support@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}`
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
const lineOf = (value: FormDataEntryValue | null): string =>
  cutText(
    textOf(value)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
    LONGEST_LINE,
  )
// Half a letter cannot be encoded, and browsers before 2024 may not know `toWellFormed`.
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
const encodeAddress = (address: string): string => encodeURIComponent(address).replaceAll('%40', '@')
