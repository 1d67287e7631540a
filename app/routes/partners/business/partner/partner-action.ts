// POST /business-dashboard: a business-admin changes how the own brand looks and what it says, takes a code of its own, says
// where it is paid to, who works for it, or what its shop asks.
import { data } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { saveBrand, type BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { COLOR_FIELDS, TEXT_FIELDS } from '#app/features/brand-editor/brand-draft.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { makeKey, revokeKey, type ApiAnswer } from './api-action.ts'
import { deposit, saveBilling, type BalanceAnswer } from './balance-action.ts'
import { partnerPath } from './partner-address.ts'
import { changePayout, isPayoutIntent, type PayoutAnswer } from './payout-action.ts'
import { changePrices, isPricesIntent, type PricesAnswer } from './prices-action.ts'
import { changeTeam, isTeamIntent, type TeamAnswer } from './team-action.ts'
import { requireOwn, requirePartnerAdmin } from '../require-partner.ts'

/** Host, sender, prefix and company stay with those who look after the platform. */
/** Travelers know a shop by its name, so the owner of the shop decides about it. */
const OWN_FIELDS = [...TEXT_FIELDS, ...COLOR_FIELDS]

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerPartner = formAction({
  who: requirePartnerAdmin,
  unreadable,
  async run(
    posted,
  ): Promise<
    FormResult<BrandAnswer | PayoutAnswer | PlainRefusal | ApiAnswer | BalanceAnswer | TeamAnswer | PricesAnswer>
  > {
    const { form, user, shop, caller } = posted
    if (form.has('business')) requireOwn(user, textOf(form, 'business'))
    if (user.businessId === null) throw data(null, 404)
    const intent = textOf(form, 'intent')
    if (intent === 'join') {
      const joined = await shop.affiliates.addOwnAffiliate(user.businessId, caller)
      if (!joined.ok) throw data(null, 404)
      return { to: partnerPath({ tab: 'earnings' }), flash: { text: 'affiliate_code_made' } }
    }
    const ofBusiness = { ...posted, businessId: user.businessId }
    if (isPayoutIntent(intent)) return changePayout(ofBusiness, intent)
    if (isPricesIntent(intent)) return changePrices(ofBusiness, intent)
    if (isTeamIntent(intent)) return changeTeam(ofBusiness, intent)
    if (intent === 'make_key') return (await makeKey(ofBusiness)) ?? unreadable()
    if (intent === 'deposit') return deposit(ofBusiness)
    if (intent === 'save_billing') return saveBilling(ofBusiness)
    if (intent === 'revoke_key') return (await revokeKey(ofBusiness)) ?? unreadable()
    if (intent !== 'save_brand') return unreadable()
    return saveBrand({
      ...posted,
      brandId: user.businessId,
      doneAt: `${partnerPath({ tab: 'brand' })}&done=brand`,
      fields: OWN_FIELDS,
    })
  },
})
