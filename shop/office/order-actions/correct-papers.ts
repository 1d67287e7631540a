// An administrator corrects who bought, and so where VAT is due: the invoice is taken back and issued again.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { decideCompanyVat, numberToConfirm } from '#shop/catalogue/pricing/company-vat.ts'
import { findTerritory } from '#shop/catalogue/pricing/vat-territory.ts'
import { vatBasisPointsFor } from '#shop/catalogue/pricing/vat.ts'
import { may } from '#shop/people/account/rights.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { confirmVatNumber, type ConfirmVatNumberDeps } from '#shop/people/company/confirm-vat-number.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { readNote, type NoteProblem } from '#shop/office/desk/add-note.ts'
import { mayCorrect } from '#shop/sales/correction/correction.ts'
import type { ReissueProblem } from '#shop/sales/invoicing/reissue-invoice.ts'
import type { BuyerTerms } from '#shop/sales/invoicing/reissued.ts'
import { linkEnd } from '#shop/sales/order/compose-order-mail.ts'
import { invoiceLink, invoicePdfLink } from '#shop/sales/order-access/order-link.ts'
import type { OrderCompany } from '#shop/sales/order/order-company.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dateOnlyOf, parseDateOnly, type DateOnly } from '#values/date.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { within, type ActOnOrderDeps } from './act-on-order.ts'

export type CorrectPapersDeps = ActOnOrderDeps &
  ConfirmVatNumberDeps &
  Pick<
    Base,
    'notes' | 'orderKeys' | 'mails' | 'transaction' | 'recordDenied' | 'readVatRates' | 'sellerCountry' | 'timeZone'
  > & {
    /** Call it inside a transaction. */
    reissueInvoice: (input: {
      orderId: string
      seenNumber: string
      terms: BuyerTerms
    }) => Promise<Outcome<{ number: string }, ReissueProblem>>
    sendAccountMail: SendAccountMail
  }

/** Who bought: a company with its validated details, or somebody private in a country. */
export type TrueBuyer = { company: OrderCompany } | { company: null; country: CountryCode }
export type PapersInput = {
  orderId: string
  /** The number of the invoice that was shown. */
  seenNumber: string
  buyer: TrueBuyer
  reason: string
  proof: FreshProof
}
type VatProblem = 'vat_register_silent' | 'vat_number_unknown'
export type PapersAnswer =
  | Outcome<object, ReissueProblem | VatProblem | NoteProblem | 'not_allowed' | 'not_correctable'>
  | ProofRefusal
  | TooOften

/**
 * A credit note takes the invoice back in full, and a new one of today says who bought, at the rate of the day of supply,
 * or without VAT where the EU's register knows a company's number in another member state. The buyer gets both. What was
 * paid stays: the VAT is within it. The reason is kept as a note. Problems: `not_allowed` for those without the right to
 * decide, those of `readNote` and `reissueInvoice`, `not_correctable` (an order of a partner or a deposit),
 * `vat_register_silent`, `vat_number_unknown` (to the register), those of `checkFreshProof`, `too_often`.
 */
export const correctPapers = (deps: CorrectPapersDeps, input: PapersInput, caller: Caller): Promise<PapersAnswer> =>
  within(deps, ACT_LIMIT, caller, async () => {
    const { actor } = caller
    if (!may(actor.type, 'decide')) {
      await deps.recordDenied({ actor: { id: actor.id, role: actor.type }, why: 'role' }, caller)
      return { ok: false, problem: 'not_allowed' }
    }
    const reason = readNote(input.reason)
    if (!reason.ok) return reason
    const proven = await deps.checkFreshProof(input.proof, caller)
    if (!proven.ok) return proven
    const order = await deps.orders.find(input.orderId)
    if (!order || !mayCorrect(order)) return { ok: false, problem: 'not_correctable' }
    const invoice = await deps.invoices.findNewest(order.id)
    if (!invoice) return { ok: false, problem: 'no_invoice' }
    // Asked before the transaction: nobody waits for the register while rows are locked.
    const suppliedOn = parseDateOnly(invoice.snapshot.suppliedOn) ?? dateOnlyOf(deps.clock.now(), deps.timeZone)
    const decided = await decide(deps, order, { buyer: input.buyer, suppliedOn }, caller)
    if (!decided.ok) return decided

    const { orderId, seenNumber } = input
    const done = await deps.withAudit(
      async (): Promise<Outcome<{ number: string }, ReissueProblem>> => {
        const reissued = await deps.reissueInvoice({ orderId, seenNumber, terms: decided.terms })
        if (!reissued.ok) return reissued
        const now = deps.clock.now()
        const { company } = decided.terms
        await deps.orders.noteBuyer(orderId, company, now)
        await deps.notes.add({ id: randomUUID(), about: { orderId }, authorId: actor.id, text: reason.text, now })
        await mailPapers(deps, order, { company, number: reissued.number })
        return reissued
      },
      ({ number }) => ({ actor: actorOf(actor), action: 'papers_corrected', subject: orderId, facts: { number } }),
      caller,
    )
    if (done.ok) deps.announce(orderId)
    return done
  })

async function decide(
  deps: CorrectPapersDeps,
  order: Order,
  { buyer, suppliedOn }: { buyer: TrueBuyer; suppliedOn: DateOnly },
  { actor }: Caller,
): Promise<{ ok: true; terms: BuyerTerms } | { ok: false; problem: VatProblem } | TooOften> {
  const rates = await deps.readVatRates()
  if (!buyer.company) {
    const { country } = buyer
    const basisPoints = vatBasisPointsFor(rates, country, suppliedOn)
    const terms = { company: null, country, basisPoints, isReverseCharged: false, consultation: null }
    return { ok: true, terms }
  }
  const { company } = buyer
  const { details } = company
  const isOutside = findTerritory(details.country, details.postalCode) !== null
  const number = isOutside ? null : numberToConfirm(details, deps.sellerCountry)
  const seller = (await deps.findTenant(order.businessId)).brand
  const asked = number && (await confirmVatNumber(deps, number, { rateLimitKey: actor.id, seller }))
  if (asked && !asked.ok) return asked
  const vies = asked?.consultation ?? null
  if (vies?.verdict === 'unavailable') return { ok: false, problem: 'vat_register_silent' }
  if (vies?.verdict === 'invalid') return { ok: false, problem: 'vat_number_unknown' }
  const { country, basisPoints, basis } = decideCompanyVat(rates, details, vies, null, suppliedOn)
  const isReverseCharged = basis === 'reverse_charge'
  return { ok: true, terms: { company, country, basisPoints, isReverseCharged, consultation: vies } }
}

// The former company's links end: they would show who bought in truth.
async function mailPapers(
  deps: CorrectPapersDeps,
  order: Order,
  { company, number }: { company: OrderCompany | null; number: string },
) {
  await deps.orderKeys.endInvoices([order.id])
  await deps.mails.withdraw(order.id, ['company_papers'])
  const tenant = await deps.findTenant(order.businessId)
  const at = { tenant, language: order.language ?? null }
  const expiresAt = linkEnd(deps.clock.now())
  const key = await deps.orderKeys.issue({ order, kind: 'mail', expiresAt })
  const recipientName = order.customerName.trim() || null
  const link = invoiceLink(tenant.origin, order.reference, key)
  await deps.sendAccountMail({ kind: 'papers_corrected', email: order.email, facts: { recipientName, link } }, at)
  const office = company?.details.invoiceEmail ?? ''
  if (office === '' || office === order.email) return
  const paperKey = await deps.orderKeys.issue({ order, kind: 'invoice', about: number, expiresAt })
  const pdf = invoicePdfLink(tenant.origin, order.reference, paperKey)
  await deps.sendAccountMail({ kind: 'papers_corrected', email: office, facts: { recipientName: null, link: pdf } }, at)
}
