// POST /business-dashboard: a business-admin changes how the own brand looks and what it says, and nothing else of it.
import { data } from 'react-router'
import { adminCopy } from '#app/copy/admin.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { refusePlainly } from '#app/features/desk/plain-refusal.ts'
import { saveBrand } from '#app/features/brand-editor/brand-action.ts'
import { COLOR_FIELDS, WORD_FIELDS } from '#app/features/brand-editor/brand-draft.ts'
import { textOf } from '#app/forms/text-of.ts'
import { partnerPath } from './partner-address.ts'
import { requireOwn, requirePartner } from './require-partner.ts'

/** Host, sender, prefix and company stay with those who look after the platform. */
const OWN_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS]

export async function answerPartner(request: Request, context: Context) {
  const user = await requirePartner(request, context, ['business-admin'])
  const form = await readForm(request)
  if (hasRepeatedNames(form) || textOf(form, 'intent') !== 'save_brand') return refusePlainly(adminCopy.unreadable, 400)
  if (form.has('business')) requireOwn(user, textOf(form, 'business'))
  if (user.businessId === null) throw data(null, 404)
  return saveBrand({
    context,
    shop: context.get(shopContext),
    form,
    user,
    brandId: user.businessId,
    doneAt: `${partnerPath({ tab: 'brand' })}&done=brand`,
    fields: OWN_FIELDS,
  })
}
