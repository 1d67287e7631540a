// Why a company pays this VAT, in one sentence.
import { companyCopy } from '#app/copy/company.ts'
import { countryName, isEuCountry } from '#shop/values/country.ts'
import type { FilledCheckout } from './read-checkout.ts'

export function companyTaxReason({ country, basis, vies }: FilledCheckout['taxFrom']): string {
  const { tax } = companyCopy
  if (country === null || !isEuCountry(country)) return tax.outside
  if (basis === 'located') return tax.located(countryName(country))
  if (basis === 'reverse_charge') return tax.reverseCharge
  return vies === 'invalid' || vies === 'unavailable'
    ? tax[vies](countryName(country))
    : tax.company(countryName(country))
}
