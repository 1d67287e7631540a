// The VAT of a business with a prepaid balance: the register's last answer counts for its orders, so a register that is
// down changes no price.
import type { Base } from '#shop/assembly/base.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { confirmVatNumber, type ConfirmVatNumberDeps } from '#shop/people/company/confirm-vat-number.ts'
import {
  decideCompanyVat,
  numberToConfirm,
  type CompanyVat,
  type VatConsultation,
} from '#shop/catalogue/pricing/company-vat.ts'
import type { VatRate } from '#shop/catalogue/pricing/vat.ts'
import type { TooOften } from '#values/outcome.ts'
import type { Billing } from './billing-store.ts'

export type BillingVatDeps = Pick<Base, 'today'> & {
  readVatRates: () => Promise<VatRate[]>
}

/** The VAT on what this business buys today. */
export const findBillingVat = async (
  { readVatRates, today }: BillingVatDeps,
  { company, vatConsultation }: Pick<Billing, 'company' | 'vatConsultation'>,
): Promise<CompanyVat> => decideCompanyVat(await readVatRates(), company, vatConsultation, null, today())

export type AskRegisterDeps = ConfirmVatNumberDeps & Pick<Base, 'sellerCountry'>

/**
 * The register's answer about the number now; if it doesn't answer, its previous answer about the same number. Null if
 * no number has to be checked. Problem: `too_often`.
 */
export async function askRegister(
  deps: AskRegisterDeps,
  company: CompanyDetails,
  known: VatConsultation | null,
  rateLimitKey: string,
): Promise<{ ok: true; consultation: VatConsultation | null } | TooOften> {
  const number = numberToConfirm(company, deps.sellerCountry)
  if (!number) return { ok: true, consultation: null }
  const asked = await confirmVatNumber(deps, number, { rateLimitKey })
  if (!asked.ok) return asked
  const isSilent = asked.consultation.verdict === 'unavailable'
  return { ok: true, consultation: isSilent && known?.vatNumber === number.full ? known : asked.consultation }
}
