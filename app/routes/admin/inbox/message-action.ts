// POST /admin-dashboard/inbox/:number: an answer, a note, a reply that came by mail, whose it is, its order, its end, and what
// becomes of a withdrawal.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { messageCopy } from '#app/copy/inbox.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/text-of.ts'
import { wholeNumberOf } from '#app/forms/whole-number.ts'
import { formAction, type FormResult, type Posted } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import type { FlashText } from '#app/session/flash.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Shop } from '#shop/shop.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { messagePath } from '../inbox-address.ts'

export type MessageIntent = 'answer' | 'note' | 'reply' | 'close' | 'reopen' | 'assign' | 'link' | 'refund' | 'refuse'
type Problem = keyof typeof messageCopy.problems
export type MessageAnswer = {
  intent: MessageIntent | null
  error: string
  isPasswordWrong: boolean
  /** What was typed, so that nobody has to write it again. */
  text: string
  /** The reason of a refusal that was chosen. */
  refusal: string
}

type Verdict = { ok: true } | { ok: false; problem: Problem } | TooOften
type Asked = Posted<SessionUser> & { number: string; shop: Shop }

const seen = ({ number, form }: Asked) => ({ number, seenVersion: wholeNumberOf(form, 'version') })
const kept = (asked: Asked) => ({ ...told(asked), seenCount: wholeNumberOf(asked.form, 'seenCount') })
const told = ({ number, form }: Asked) => ({ number, text: textOf(form, 'text') })

const DOORS: Record<MessageIntent, (asked: Asked) => Promise<Verdict>> = {
  answer: (asked) =>
    asked.shop.inbox.answerTicket(
      { ...seen(asked), text: textOf(asked.form, 'text'), closes: textOf(asked.form, 'then') === 'close' },
      callerOf(asked.context, asked.user),
    ),
  note: (asked) => asked.shop.inbox.noteTicket(kept(asked), callerOf(asked.context, asked.user)),
  reply: (asked) => asked.shop.inbox.keepReply(kept(asked), callerOf(asked.context, asked.user)),
  close: (asked) => asked.shop.inbox.closeTicket(seen(asked), callerOf(asked.context, asked.user)),
  reopen: (asked) => asked.shop.inbox.reopenTicket(seen(asked), callerOf(asked.context, asked.user)),
  assign: (asked) =>
    asked.shop.inbox.assignTicket(
      { ...seen(asked), assigneeId: textOf(asked.form, 'assignee') || null },
      callerOf(asked.context, asked.user),
    ),
  link: (asked) =>
    asked.shop.inbox.linkTicket(
      { ...seen(asked), reference: textOf(asked.form, 'reference').slice(0, 300) },
      callerOf(asked.context, asked.user),
    ),
  refund,
  refuse: (asked) =>
    asked.shop.inbox.refuseWithdrawal(
      { ...told(asked), refusal: textOf(asked.form, 'refusal') },
      callerOf(asked.context, asked.user),
    ),
}

const FLASHES: Partial<Record<MessageIntent, FlashText>> = {
  answer: 'message_answered',
  refund: 'withdrawal_carried_out',
  refuse: 'withdrawal_refused',
}

const isIntent = (text: string): text is MessageIntent => Object.hasOwn(DOORS, text)

const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerMessage = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable,
  async run(posted): Promise<FormResult<MessageAnswer>> {
    const { form, params, context } = posted
    const intent = textOf(form, 'intent')
    if (!isIntent(intent)) return unreadable()
    const { number = '' } = params
    const verdict = await DOORS[intent]({ ...posted, number, shop: context.get(shopContext) })
    if (verdict.ok) return { to: messagePath(number), flash: { text: FLASHES[intent] ?? 'message_saved' } }
    const typed = { text: textOf(form, 'text'), refusal: textOf(form, 'refusal') }
    if (verdict.problem === 'too_often')
      return { answer: refused(intent, waitSentence(verdict, deskCopy.tooOften), typed), wait: verdict }
    const { problem } = verdict
    if (problem === 'no_ticket') throw data(null, 404)
    const isPasswordWrong = isProofProblem(problem)
    return {
      answer: { ...refused(intent, messageCopy.problems[problem], typed), isPasswordWrong },
      status: isPasswordWrong ? 403 : problem.startsWith('text_') ? 400 : 409,
    }
  },
})

const refused = (
  intent: MessageIntent | null,
  error: string,
  typed: Pick<MessageAnswer, 'text' | 'refusal'> = { text: '', refusal: '' },
): MessageAnswer => ({
  intent,
  error,
  isPasswordWrong: false,
  ...typed,
})

// The amount that was shown is the amount that goes back, or nothing does.
async function refund({ request, context, user, form, number, shop }: Asked): Promise<Verdict> {
  const seenCents = wholeNumberOf(form, 'seenCents')
  if (seenCents < 0) return { ok: false, problem: 'amount_changed' }
  const proof = await readFreshProof(request, context, form)
  return shop.desk.acceptWithdrawal({ number, seenCents, proof }, callerOf(context, user))
}
