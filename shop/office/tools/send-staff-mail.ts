// An email written by staff: from one of our senders, to themselves or to a known customer.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller, type SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { DEFAULT_LANGUAGE } from '#values/language.ts'
import type { TooOften } from '#values/outcome.ts'
import { MAIL_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { isStaff } from '#shop/support/staff/staff-role.ts'

export type StaffMailKind = 'staff_reminder' | 'staff_test'
/** The possible senders, from the brand settings. */
export type StaffSender = { email: string; name: string; businessId: string }

export type SendStaffMailDeps = Pick<
  Base,
  'customers' | 'orders' | 'mails' | 'staffCalls' | 'limiter' | 'clock' | 'recordAudit' | 'transaction' | 'ownedBy'
> & {
  /** The shop's own sender, for brands without one. */
  defaultSender: string
  readTenants: () => Promise<Tenants>
  deliverMail: DeliverMail
}

/** Who writes: everyone may write to their own address. */
type Writer = Caller & { actor: Pick<SessionUser, 'email'> }

export type StaffMailInput = {
  kind: StaffMailKind
  to: string
  subject: string
  html: string
  text: string
  fromEmail: string
  /** Empty for the address's own name. */
  fromName: string
  /** The form's ID, so that submitting it twice sends one email. Null for an API call. */
  callId: string | null
}

export type StaffMailProblem =
  | 'not_allowed'
  | 'recipient_missing'
  | 'content_missing'
  | 'recipient_invalid'
  | 'recipient_unknown'
  | 'subject_invalid'
  | 'sender_unknown'
  | 'no_esim'
  | 'sent_already'
  | 'mail_failed'
export type StaffMailAnswer =
  | { ok: true; iccidCount: number; isDelayed: boolean; sender: StaffSender; sentBytes: { html: number; text: number } }
  | { ok: false; problem: StaffMailProblem }
  | TooOften

/** The possible senders, the shop's own first. */
export async function listSenders({
  readTenants,
  defaultSender,
}: Pick<SendStaffMailDeps, 'readTenants' | 'defaultSender'>): Promise<StaffSender[]> {
  const { house, elsewhere } = await readTenants()
  return [house, ...elsewhere].map(({ brand, sender }) => ({
    email: sender.address ?? defaultSender,
    name: sender.name,
    businessId: brand.id,
  }))
}

/**
 * Cleans the HTML, queues the email, and tries to send it; 20 an hour per staff member (after-purchase rules §2
 * "/mailchimp-api", "/emailtest"; safety cases J03 and J04). A reminder lists the ICCIDs that the sender's brand sold
 * to the address. Problems: as named; `recipient_unknown` if the address is neither one's own nor a customer's,
 * `no_esim` if a reminder would list nothing. Nothing is sent then.
 */
export async function sendStaffMail(
  deps: SendStaffMailDeps,
  input: StaffMailInput,
  caller: Writer,
): Promise<StaffMailAnswer> {
  const checked = await check(deps, input, caller.actor)
  if (!checked.ok) return checked
  const { to, sender, iccidCount } = checked
  const allowed = await deps.limiter.take(MAIL_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed

  const { cleanHtml, textOfHtml } = await import('./clean-html.ts')
  const html = cleanHtml(input.html)
  const facts = { subject: input.subject.trim(), html, text: input.text.trim() || textOfHtml(html) }
  const mailId = await putOnce(deps, input, { to, kind: input.kind, facts, sender }, caller)
  if (mailId === null) return { ok: false, problem: 'sent_already' }
  const delivery = await deps.deliverMail(mailId)
  if (delivery.kind === 'refused') return { ok: false, problem: 'mail_failed' }
  const sentBytes = { html: Buffer.byteLength(facts.html), text: Buffer.byteLength(facts.text) }
  return { ok: true, iccidCount, isDelayed: delivery.kind === 'postponed', sender, sentBytes }
}

type MailCheck =
  | { ok: true; to: string; sender: StaffSender; iccidCount: number }
  | { ok: false; problem: StaffMailProblem }

async function check(deps: SendStaffMailDeps, input: StaffMailInput, actor: Writer['actor']): Promise<MailCheck> {
  const { kind } = input
  if (!isStaff(actor.type)) return { ok: false, problem: 'not_allowed' }
  const to = normalizeEmail(input.to)
  const isReminder = kind === 'staff_reminder'
  if (isReminder && to === '') return { ok: false, problem: 'recipient_missing' }
  if (to === '' || input.subject.trim() === '' || input.html.trim() === '')
    return { ok: false, problem: 'content_missing' }
  if (!isEmail(to)) return { ok: false, problem: 'recipient_invalid' }
  if (!/^[^\p{Cc}]{1,200}$/u.test(input.subject.trim())) return { ok: false, problem: 'subject_invalid' }

  const sender = findSender(await listSenders(deps), input)
  if (!sender) return { ok: false, problem: 'sender_unknown' }
  if (to !== actor.email && !(await isKnown(deps, to))) return { ok: false, problem: 'recipient_unknown' }
  if (!isReminder) return { ok: true, to, sender, iccidCount: 0 }

  const { house, elsewhere } = await deps.readTenants()
  const tenant = [house, ...elsewhere].find(({ brand }) => brand.id === sender.businessId) ?? house
  const iccidCount = (await listReminded(deps, to, tenant)).length
  return iccidCount > 0 ? { ok: true, to, sender, iccidCount } : { ok: false, problem: 'no_esim' }
}

/** The orders that a reminder in this brand's name lists for an address. */
export async function listReminded(
  { orders, ownedBy }: Pick<SendStaffMailDeps, 'orders' | 'ownedBy'>,
  email: string,
  { brand }: Pick<Tenant, 'brand'>,
) {
  return (await orders.listWithEsim(email)).filter(await ownedBy(brand))
}

const findSender = (senders: StaffSender[], { fromEmail, fromName }: StaffMailInput): StaffSender | undefined => {
  // Not as people paste it: a name before the address would be left out without a word.
  const [email, name] = [fromEmail.trim().toLowerCase(), fromName.trim()]
  return senders.find((sender) => normalizeEmail(sender.email) === email && (name === '' || sender.name === name))
}

const isKnown = async ({ customers, orders }: SendStaffMailDeps, email: string): Promise<boolean> =>
  (await customers.findByEmail(email)) !== null || (await orders.listWithEsim(email)).length > 0

type StaffMail = { to: string; kind: StaffMailKind; facts: Record<string, string>; sender: StaffSender }

// The form, the email, and its audit entry are written together.
const putOnce = (deps: SendStaffMailDeps, { kind, callId }: StaffMailInput, mail: StaffMail, caller: Writer) =>
  deps.transaction(async () => {
    const now = deps.clock.now()
    const { actor } = caller
    if (callId !== null && !(await deps.staffCalls.begin({ id: callId, userId: actor.id, what: kind, now })))
      return null
    const subject = await putMail(deps, mail)
    const facts = { kind, isToOneself: mail.to === actor.email, from: mail.sender.businessId }
    await deps.recordAudit({ actor: actorOf(actor), action: 'staff_mail_sent', subject, facts }, caller)
    return subject
  })

async function putMail({ mails, clock }: SendStaffMailDeps, { to, kind, facts, sender }: StaffMail): Promise<string> {
  const mail = { id: randomUUID(), email: to, kind, facts, businessId: sender.businessId, now: clock.now() }
  // The text is the staff's own.
  const { id } = await mails.putNext({ ...mail, language: DEFAULT_LANGUAGE })
  return id
}
