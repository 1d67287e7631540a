// POST /super-admin-dashboard/affiliates: who is invited, declined or ended, and whether anybody may join.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { affiliatesCopy } from '#app/copy/partners/earnings.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { textOf, intentOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'

type Intent = 'invite' | 'decline' | 'end' | 'joining'
type Verdict = { ok: true } | { ok: false; problem: keyof typeof affiliatesCopy.problems } | TooOften

const idIn = (form: FormData) => textOf(form, 'id', 60)

const DOORS: Record<Intent, (asked: FormPost<SessionUser>) => Promise<Verdict>> = {
  invite: ({ shop, form, caller }) => shop.affiliates.acceptApplication(idIn(form), caller),
  decline: ({ shop, form, caller }) => shop.affiliates.refuseApplication(idIn(form), caller),
  end: ({ shop, form, caller }) => shop.affiliates.endAffiliate(idIn(form), caller),
  joining: ({ shop, form, caller }) => shop.affiliates.setJoining(textOf(form, 'joins') === 'at_once', caller),
}
const FLASHES: Record<Intent, FlashText> = {
  invite: 'affiliate_invited',
  decline: 'affiliate_declined',
  end: 'affiliate_ended',
  joining: 'affiliate_joining_set',
}
const unreadable = () => refusePlainly(deskCopy.unreadable, 400)

export const answerAffiliates = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<PlainRefusal>> {
    const intent = intentOf(posted.form, DOORS)
    if (!intent) return unreadable()
    const verdict = await DOORS[intent](posted)
    if (verdict.ok) return { to: href('/super-admin-dashboard/affiliates'), flash: { text: FLASHES[intent] } }
    if (verdict.problem === 'too_often')
      return { ...refusePlainly(deskCopy.tooOften(verdict.retryAfterSeconds), 429), wait: verdict }
    return refusePlainly(affiliatesCopy.problems[verdict.problem], 409)
  },
})
