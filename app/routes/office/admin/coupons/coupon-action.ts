// POST /super-admin-dashboard/coupons: creates a coupon or many single-use codes, changes one, or ends one.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { couponsCopy } from '#app/copy/office/coupons.ts'
import { textOf, intentOf, typedIn } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'

export type CouponIntent = 'make' | 'batch' | 'change' | 'end'
/** `field` is the field that the message is about, if any. */
export type CouponAnswer = {
  intent: CouponIntent | null
  field: string | null
  error: string
  typed: Record<string, string>
}
type Problem = keyof typeof couponsCopy.problems
type Verdict = { ok: true } | { ok: false; problem: Problem } | TooOften

const terms = (form: FormData) => ({
  type: textOf(form, 'type'),
  value: textOf(form, 'value'),
  validFrom: textOf(form, 'validFrom'),
  validUntil: textOf(form, 'validUntil'),
  maxPerCustomer: textOf(form, 'maxPerCustomer'),
  maxPerNetwork: textOf(form, 'maxPerNetwork'),
})

const DOORS: Record<CouponIntent, (asked: FormPost<SessionUser>) => Promise<Verdict>> = {
  make: ({ shop, caller, form }) =>
    shop.prices.makeCoupon(
      { ...terms(form), code: textOf(form, 'code'), maxRedemptions: textOf(form, 'maxRedemptions') },
      caller,
    ),
  batch: ({ shop, caller, form }) =>
    shop.prices.makeCoupons(
      { ...terms(form), name: textOf(form, 'name'), prefix: textOf(form, 'prefix'), count: textOf(form, 'count') },
      caller,
    ),
  change: ({ shop, caller, form }) =>
    shop.prices.changeCoupon(
      {
        code: textOf(form, 'code'),
        validUntil: textOf(form, 'validUntil'),
        maxRedemptions: textOf(form, 'maxRedemptions'),
      },
      caller,
    ),
  end: ({ shop, caller, form }) => {
    const code = textOf(form, 'code')
    const which = code === '' ? { batch: textOf(form, 'batch') } : { code }
    return shop.prices.endCoupon(which, caller)
  },
}
const FLASHES: Record<CouponIntent, FlashText> = {
  make: 'coupon_made',
  batch: 'coupon_made',
  change: 'coupon_changed',
  end: 'coupon_ended',
}

const FIELDS: Record<Problem, string | null> = {
  code_shape: 'code',
  code_taken: 'code',
  name: 'name',
  name_taken: 'name',
  prefix: 'prefix',
  count: 'count',
  type: 'type',
  value: 'value',
  from: 'validFrom',
  until: 'validUntil',
  until_before_from: 'validUntil',
  cap_in_all: 'maxRedemptions',
  cap_per_customer: 'maxPerCustomer',
  cap_per_network: 'maxPerNetwork',
  cap_below_uses: 'maxRedemptions',
  nothing_to_change: null,
  nothing_to_end: null,
  owned: null,
}

type CouponRefusal = Pick<CouponAnswer, 'intent' | 'error'> & Partial<Pick<CouponAnswer, 'field'>>
const refused = (said: CouponRefusal, form?: FormData): CouponAnswer => ({
  field: null,
  ...said,
  typed: form ? typedIn(form) : {},
})
const unreadable = () => ({ answer: refused({ intent: null, error: deskCopy.unreadable }), status: 400 })

export const answerCoupons = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<CouponAnswer>> {
    const { form } = posted
    const intent = intentOf(form, DOORS)
    if (!intent) return unreadable()
    const verdict = await DOORS[intent](posted)
    if (verdict.ok) return { to: href('/super-admin-dashboard/coupons'), flash: { text: FLASHES[intent] } }
    if (verdict.problem === 'too_often') {
      const error = deskCopy.tooOften(verdict.retryAfterSeconds)
      return { answer: refused({ intent, error }, form), wait: verdict }
    }
    const { problem } = verdict
    const said = { intent, field: FIELDS[problem], error: couponsCopy.problems[problem] }
    return { answer: refused(said, form), status: 400 }
  },
})
