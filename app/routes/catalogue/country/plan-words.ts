// A plan in words, at the price that this visitor pays.
import { shortSizeLabel, formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { countryPageCopy as copy, type PlanWords } from '#app/copy/catalogue/country-page.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { PlacePlan } from './read-place.ts'

export const totalOf = ({ priceCents }: PlacePlan, vatBasisPoints: number): number =>
  quote(priceCents, vatBasisPoints).totalCents

export const planWords = (plan: PlacePlan, vatBasisPoints: number): PlanWords => ({
  size: shortSizeLabel(plan),
  days: copy.days(plan.days),
  price: priceTaxCopy.within(formatEuro(totalOf(plan, vatBasisPoints)), vatBasisPoints),
})
