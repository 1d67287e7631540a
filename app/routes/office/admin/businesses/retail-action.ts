// The owner lets a business set prices of its own, or ends that.
import { retailTermsCopy as copy } from '#app/copy/partners/own-prices.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { USUAL_CAP } from '#shop/catalogue/bundle/retail-price.ts'
import { readEuro } from '#values/money.ts'

export type ShownRetailTerms = { isAllowed: boolean; discount: string; cap: string }
export type RetailAnswer = ShownRetailTerms & { kind: 'retail'; error: string; field: 'discount' | 'cap' }

export async function readRetailTerms(shop: Shop, businessId: string): Promise<ShownRetailTerms> {
  const terms = await shop.retail.viewRetailTerms(businessId)
  const { discountBasisPoints, capBasisPoints } = terms ?? { discountBasisPoints: 0, capBasisPoints: USUAL_CAP }
  return { isAllowed: terms !== null, discount: percentText(discountBasisPoints), cap: percentText(capBasisPoints) }
}

export async function saveRetailTerms(
  { form, shop, caller }: FormPost<SessionUser>,
  businessId: string,
  doneAt: string,
): Promise<FormResult<RetailAnswer>> {
  const isAllowed = textOf(form, 'allowed') === 'yes'
  const [discount, cap] = [textOf(form, 'discount', 10), textOf(form, 'cap', 10)]
  const saved = await shop.retail.setRetailTerms(
    { businessId, isAllowed, discountBasisPoints: readPercent(discount), capBasisPoints: readPercent(cap) },
    caller,
  )
  if (saved.ok) return { to: doneAt }
  const { problem } = saved
  const field = problem === 'cap_range' ? 'cap' : 'discount'
  const status = problem.endsWith('_range') ? 422 : problem === 'no_business' ? 404 : 409
  return { answer: { kind: 'retail', error: copy.problems[problem], field, isAllowed, discount, cap }, status }
}

// Two decimals of a percent are basis points, as two of a euro are cents.
const percentText = (basisPoints: number) => String(basisPoints / 100)
const readPercent = (typed: string) => readEuro(typed.replace('%', '')) ?? null
