// POST /business-dashboard: a business-admin changes how the own brand looks and what it says, and nothing else of it.
import { data } from 'react-router'
import { adminCopy } from '#app/copy/admin.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { saveBrand, type BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { COLOR_FIELDS, WORD_FIELDS } from '#app/features/brand-editor/brand-draft.ts'
import { textOf } from '#app/forms/text-of.ts'
import { partnerPath } from './partner-address.ts'
import { requireOwn, requirePartnerAdmin } from './require-partner.ts'

/** Host, sender, prefix and company stay with those who look after the platform. */
const OWN_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS]

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerPartner = formAction({
  who: requirePartnerAdmin,
  unreadable,
  async run({ context, form, user }): Promise<FormResult<BrandAnswer | PlainRefusal>> {
    if (textOf(form, 'intent') !== 'save_brand') return unreadable()
    if (form.has('business')) requireOwn(user, textOf(form, 'business'))
    if (user.businessId === null) throw data(null, 404)
    return saveBrand({
      context,
      form,
      user,
      brandId: user.businessId,
      doneAt: `${partnerPath({ tab: 'brand' })}&done=brand`,
      fields: OWN_FIELDS,
    })
  },
})
