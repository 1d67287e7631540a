// POST /super-admin-dashboard/affiliates: who is invited, declined or ended, and whether anybody may join.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { affiliatesCopy } from '#app/copy/earnings.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { textOf } from '#app/forms/text-of.ts'
import { formAction, type FormResult, type Posted } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import type { FlashText } from '#app/session/flash.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { TooOften } from '#shop/values/outcome.ts'

export const AFFILIATES_PATH = '/super-admin-dashboard/affiliates'

type Intent = 'invite' | 'decline' | 'end' | 'joining'
type Asked = Posted<SessionUser>
type Verdict = { ok: true } | { ok: false; problem: keyof typeof affiliatesCopy.problems } | TooOften

const affiliatesOf = ({ context }: Asked) => context.get(shopContext).affiliates
const callerIn = ({ context, user }: Asked) => callerOf(context, user)
const idIn = ({ form }: Asked) => textOf(form, 'id').slice(0, 60)

const DOORS: Record<Intent, (asked: Asked) => Promise<Verdict>> = {
  invite: (asked) => affiliatesOf(asked).acceptApplication(idIn(asked), callerIn(asked)),
  decline: (asked) => affiliatesOf(asked).refuseApplication(idIn(asked), callerIn(asked)),
  end: (asked) => affiliatesOf(asked).endAffiliate(idIn(asked), callerIn(asked)),
  joining: (asked) => affiliatesOf(asked).setJoining(textOf(asked.form, 'joins') === 'at_once', callerIn(asked)),
}
const FLASHES: Record<Intent, FlashText> = {
  invite: 'affiliate_invited',
  decline: 'affiliate_declined',
  end: 'affiliate_ended',
  joining: 'affiliate_joining_set',
}
const isIntent = (text: string): text is Intent => Object.hasOwn(DOORS, text)
const unreadable = () => refusePlainly(deskCopy.unreadable, 400)

export const answerAffiliates = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable,
  async run(posted): Promise<FormResult<PlainRefusal>> {
    const intent = textOf(posted.form, 'intent')
    if (!isIntent(intent)) return unreadable()
    const verdict = await DOORS[intent](posted)
    if (verdict.ok) return { to: AFFILIATES_PATH, flash: { text: FLASHES[intent] } }
    if (verdict.problem === 'too_often')
      return { ...refusePlainly(deskCopy.tooOften(verdict.retryAfterSeconds), 429), wait: verdict }
    return refusePlainly(affiliatesCopy.problems[verdict.problem], 409)
  },
})
