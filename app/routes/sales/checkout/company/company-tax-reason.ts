// Why a company pays this VAT, in one sentence.
import { countryName } from '#app/language/formats.ts'
import { companyCopy } from '#app/copy/people/company.ts'
import type { CheckoutWithCart } from '../read-checkout.ts'

export function companyTaxReason({ country, basis, basisPoints, vies }: CheckoutWithCart['taxFrom']): string {
  const { tax } = companyCopy
  if (basis === 'reverse_charge') return tax.reverseCharge
  if (country === null || basisPoints === 0) return tax.outside
  if (basis === 'located') return tax.located(countryName(country))
  return vies === 'invalid' || vies === 'unavailable'
    ? tax[vies](countryName(country))
    : tax.company(countryName(country))
}
