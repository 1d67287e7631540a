// How a lost balance order may have been composed: its total is certain, but a person must say how much of it was VAT.
// Pure rules.
import { decideCompanyVat, type CompanyVat, type VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import { quoteOfTotal, type Quote } from '#shop/catalogue/pricing/quote.ts'
import { isInVatArea, type VatRate } from '#shop/catalogue/pricing/vat.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'

/**
 * Why somebody might choose it: it is charged `today`; it was charged in the company's country on `that_day`, or at
 * `home`, in the shop's country; the company accounts for it (`reverse_charge`); or none is charged there (`outside`).
 */
export type VatReason = 'today' | 'that_day' | 'home' | 'reverse_charge' | 'outside'
export type VatChoice = {
  /** Its value in a form. */
  key: string
  reasons: VatReason[]
  vat: CompanyVat
  /** The amounts that make the total with it, in cents. */
  quote: Quote
}

export type VatFacts = {
  /** How many travelers it is for: the price is as many times that of one. */
  quantity?: number
  rates: VatRate[]
  sellerCountry: CountryCode
  /** The company as it is on record now; null if there is none. */
  company: { country: CountryCode; vies: VatConsultation | null } | null
  today: CompanyVat
  /** When it was ordered. */
  placedOn: DateOnly
}

/** Every way in which VAT can be part of this total, leaving out those that no price makes. */
export function vatChoices(totalCents: number, facts: VatFacts): VatChoice[] {
  const { quantity = 1, rates, sellerCountry, company, today, placedOn } = facts
  const at = (country: CountryCode) => decideCompanyVat(rates, { country }, null, null, placedOn)
  const isAbroad =
    company !== null && company.country !== sellerCountry && isInVatArea(rates, company.country, placedOn)
  const asked: [VatReason, CompanyVat][] = [
    ['today', today],
    ...(company ? [['that_day', at(company.country)] as [VatReason, CompanyVat]] : []),
    ['home', at(sellerCountry)],
    ...(isAbroad
      ? [
          [
            'reverse_charge',
            { country: company.country, basisPoints: 0, basis: 'reverse_charge', conflict: false, vies: company.vies },
          ] as [VatReason, CompanyVat],
        ]
      : []),
    ['outside', { country: 'outside-eu', basisPoints: 0, basis: 'company', conflict: false, vies: null }],
  ]
  const found = new Map<string, VatChoice>()
  for (const [reason, vat] of asked) {
    const quote = quoteOfTotal(totalCents, vat.basisPoints)
    if (!quote || quote.subtotalCents % quantity !== 0) continue
    const key = [vat.basis, vat.country, vat.basisPoints].join(' ')
    const known = found.get(key)
    if (known) known.reasons.push(reason)
    else found.set(key, { key, reasons: [reason], vat, quote })
  }
  return [...found.values()]
}

/**
 * The most likely choice: the one with the price of the last similar order, or else with today's; null if neither fits.
 */
export function likeliest(
  choices: VatChoice[],
  { beforeCents, todayCents }: { beforeCents: number | null; todayCents: number | null },
): string | null {
  const withPrice = (cents: number | null) =>
    cents === null ? undefined : choices.find(({ quote }) => quote.subtotalCents === cents)
  return (withPrice(beforeCents) ?? withPrice(todayCents))?.key ?? null
}
