// Companies that buy: their saved details, and the VAT they pay.
import type { Base } from '#shop/assembly/base.ts'
import {
  decideCompanyVat,
  numberToConfirm,
  type CompanyPlace,
  type CompanyVat,
} from '#shop/catalogue/pricing/company-vat.ts'
import { findTerritory } from '#shop/catalogue/pricing/vat-territory.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import type { TooOften } from '#values/outcome.ts'
import { bind } from '#shop/assembly/bind.ts'
import { confirmVatNumber } from './confirm-vat-number.ts'
import { findCompany, openCompanyHandle } from './find-company.ts'

type CompanyVatQuestion = {
  company: CompanyPlace & { vatNumber: string }
  ip: string | null
  /** The visitor's key for rate limits. */
  rateLimitKey: string
  /** Who sells; the shop itself without one. */
  seller?: Brand
}
type CompanyVatAnswer = { ok: true; vat: CompanyVat & { ipCountry: string | null } } | TooOften

export const createCompanies = (base: Base) => ({
  ...bind({ ...base, sealer: base.sealerOf('company') }, { findCompany, openCompanyHandle }),

  /** The VAT that a company pays; asks the EU's register when it matters. Problem: `too_often`. */
  decideCompanyVat: async ({ company, ip, rateLimitKey, seller }: CompanyVatQuestion): Promise<CompanyVatAnswer> => {
    const ipCountry = ip ? (base.geo.locate(ip)?.country ?? null) : null
    // The register knows no company outside the VAT area.
    const isOutside = findTerritory(company.country, company.postalCode ?? '') !== null
    const number = isOutside ? null : numberToConfirm(company, base.sellerCountry)
    const asked = number ? await confirmVatNumber(base, number, { rateLimitKey, seller }) : null
    if (asked && !asked.ok) return asked
    const vies = asked?.consultation ?? null
    const vat = decideCompanyVat(await base.readVatRates(), company, vies, ipCountry, base.today())
    return { ok: true, vat: { ...vat, ipCountry } }
  },
})
