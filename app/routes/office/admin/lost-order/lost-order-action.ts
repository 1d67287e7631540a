// POST /super-admin-dashboard/lost-orders/:reference: what becomes of it, each with a fresh proof.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { lostOrderCopy } from '#app/copy/office/lost-order.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf, intentOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'

export type LostOrderIntent = 'book' | 'return' | 'leave'
export type LostOrderAnswer = {
  intent: LostOrderIntent | null
  message: string
  isProofWrong: boolean
  isChoiceMissing: boolean
  /** What was chosen, so that nobody has to choose it again. */
  choice: string
}
type LostOrderPost = FormPost<SessionUser> & { reference: string }
type Verdict = { ok: true } | { ok: false; problem: keyof typeof lostOrderCopy.problems } | TooOften

const MOST = 60
const meant = async ({ request, context, form, reference }: LostOrderPost) => ({
  reference,
  proof: await readFreshProof(request, context, form),
})

const DOORS: Record<LostOrderIntent, (asked: LostOrderPost) => Promise<Verdict>> = {
  book: async (asked) => {
    const text = (name: string) => textOf(asked.form, name, MOST)
    const said = { businessId: text('businessId'), choice: text('choice') }
    const totalCents = wholeNumberOf(asked.form, 'totalCents')
    return asked.shop.recovery.bookLostOrder({ ...(await meant(asked)), ...said, totalCents }, asked.caller)
  },
  return: async (asked) => asked.shop.recovery.returnLostProfile(await meant(asked), asked.caller),
  leave: async (asked) => asked.shop.recovery.leaveLostOrder(await meant(asked), asked.caller),
}
const FLASHES: Record<LostOrderIntent, FlashText> = {
  book: 'lost_order_booked',
  return: 'lost_profile_returned',
  leave: 'lost_order_left',
}

const refused = (message: string): LostOrderAnswer => ({
  intent: null,
  message,
  isProofWrong: false,
  isChoiceMissing: false,
  choice: '',
})
const unreadable = () => ({ answer: refused(lostOrderCopy.unreadable), status: 400 })

export const answerLostOrder = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<LostOrderAnswer>> {
    const intent = intentOf(posted.form, DOORS)
    if (!intent) return unreadable()
    const { reference = '' } = posted.params
    const verdict = await DOORS[intent]({ ...posted, reference })
    if (verdict.ok)
      return {
        to: href('/super-admin-dashboard/lost-orders/:reference', { reference }),
        flash: { text: FLASHES[intent] },
      }
    const kept = { intent, choice: textOf(posted.form, 'choice', MOST) }
    if (verdict.problem === 'too_often')
      return { answer: { ...refused(deskCopy.tooOften(verdict.retryAfterSeconds)), ...kept }, wait: verdict }
    const { problem } = verdict
    const isProofWrong = isProofProblem(problem)
    const isChoiceMissing = problem === 'choice_missing'
    return {
      answer: { ...kept, message: lostOrderCopy.problems[problem], isProofWrong, isChoiceMissing },
      status: isProofWrong ? 403 : isChoiceMissing ? 400 : 409,
    }
  },
})
