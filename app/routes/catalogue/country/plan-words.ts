// A plan in words, at the price that this visitor pays.
import { shortSizeLabel, formatEuro } from '#app/language/formats.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { countryPageCopy as copy, type PlanWords } from '#app/copy/catalogue/country-page.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { PlaceData, PlacePlan } from './read-place.ts'

export const totalOf = ({ priceCents }: Pick<PlacePlan, 'priceCents'>, vatBasisPoints: number): number =>
  quote(priceCents, vatBasisPoints).totalCents

export const planWords = (plan: PlacePlan, vatBasisPoints: number): PlanWords => ({
  size: shortSizeLabel(plan),
  days: copy.days(plan.days),
  price: priceTaxCopy.within(formatEuro(totalOf(plan, vatBasisPoints)), vatBasisPoints),
})

/** '7 to 30 days', and '7 days' if all plans last as long. */
export const daysOf = ([least, most]: PlaceData['spans']['days']): string =>
  least === most ? copy.days(most) : copy.glance.between(String(least), copy.days(most))
