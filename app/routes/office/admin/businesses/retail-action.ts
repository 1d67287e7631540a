// The owner lets a business set prices of its own, or ends that.
import { retailTermsCopy as copy } from '#app/copy/partners/own-prices.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { readEuro } from '#values/money.ts'

export type ShownRetailTerms = { isAllowed: boolean; discount: string }
export type RetailAnswer = { kind: 'retail'; error: string; isAllowed: boolean; discount: string }

export async function readRetailTerms(shop: Shop, businessId: string): Promise<ShownRetailTerms> {
  const terms = await shop.retail.viewRetailTerms(businessId)
  return { isAllowed: terms !== null, discount: String((terms?.discountBasisPoints ?? 0) / 100) }
}

export async function saveRetailTerms(
  { form, shop, caller }: FormPost<SessionUser>,
  businessId: string,
  doneAt: string,
): Promise<FormResult<RetailAnswer>> {
  const isAllowed = textOf(form, 'allowed') === 'yes'
  const discount = textOf(form, 'discount', 10)
  // Two decimals of a percent are basis points, as two of a euro are cents.
  const discountBasisPoints = readEuro(discount.replace('%', '')) ?? null
  const saved = await shop.retail.setRetailTerms({ businessId, isAllowed, discountBasisPoints }, caller)
  if (saved.ok) return { to: doneAt }
  const status = saved.problem === 'discount_range' ? 422 : saved.problem === 'no_business' ? 404 : 409
  return { answer: { kind: 'retail', error: copy.problems[saved.problem], isAllowed, discount }, status }
}
