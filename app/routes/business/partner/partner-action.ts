// POST /business-dashboard: a business-admin changes how the own brand looks and what it says, or takes a code of its own.
import { data } from 'react-router'
import { adminCopy } from '#app/copy/admin.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { saveBrand, type BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { COLOR_FIELDS, WORD_FIELDS } from '#app/features/brand-editor/brand-draft.ts'
import { textOf } from '#app/forms/text-of.ts'
import { callerOf } from '#app/session/caller.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { partnerPath } from './partner-address.ts'
import { requireOwn, requirePartnerAdmin } from './require-partner.ts'

/** Host, sender, prefix and company stay with those who look after the platform. */
const OWN_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS]

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerPartner = formAction({
  who: requirePartnerAdmin,
  unreadable,
  async run({ context, form, user }): Promise<FormResult<BrandAnswer | PlainRefusal>> {
    if (form.has('business')) requireOwn(user, textOf(form, 'business'))
    if (user.businessId === null) throw data(null, 404)
    const intent = textOf(form, 'intent')
    if (intent === 'join') {
      const joined = await context.get(shopContext).affiliates.addOwnAffiliate(user.businessId, callerOf(context, user))
      if (!joined.ok) throw data(null, 404)
      return { to: partnerPath({ tab: 'earnings' }), flash: { text: 'affiliate_code_made' } }
    }
    if (intent !== 'save_brand') return unreadable()
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
