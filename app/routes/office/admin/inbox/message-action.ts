// POST /admin-dashboard/inbox/:number: an answer, a note, a reply that came by email, whose it is, its order, its end, and what
// becomes of a withdrawal.
import { data, href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { messageCopy } from '#app/copy/office/inbox.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { refusalOfFiles } from '#app/forms/form-files.ts'
import { textOf, intentOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { FilesProblem } from '#shop/support/inbox/take-files.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { isUuid } from '#values/uuid.ts'
import type { TooOften } from '#values/outcome.ts'

export type MessageIntent =
  | 'take'
  | 'let_go'
  | 'snooze'
  | 'wake'
  | 'answer'
  | 'note'
  | 'reply'
  | 'close'
  | 'reopen'
  | 'assign'
  | 'link'
  | 'refund'
  | 'refuse'
type Problem = keyof typeof messageCopy.problems
export type MessageAnswer = {
  intent: MessageIntent | null
  error: string
  isPasswordWrong: boolean
  /** What was typed, so that nobody has to write it again. */
  text: string
  /** The reason of a refusal that was chosen. */
  refusal: string
  /** Whether files were chosen, which a page without script has to ask for again. */
  hadFiles: boolean
}

type Verdict = { ok: true } | { ok: false; problem: Problem } | FilesProblem | TooOften
type MessagePost = FormPost<SessionUser> & { number: string }

const seen = ({ number, form }: MessagePost) => ({ number, seenVersion: wholeNumberOf(form, 'version') })
const kept = (asked: MessagePost) => ({ ...told(asked), seenCount: wholeNumberOf(asked.form, 'seenCount') })
const told = ({ number, form }: MessagePost) => ({ number, text: textOf(form, 'text') })

const takerIn = ({ form }: MessagePost) => {
  const id = textOf(form, 'seenTaker')
  return isUuid(id) ? id : null
}

const DOORS: Record<MessageIntent, (asked: MessagePost) => Promise<Verdict>> = {
  answer: (asked) =>
    asked.shop.inbox.answerTicket(
      {
        ...seen(asked),
        text: textOf(asked.form, 'text'),
        files: asked.files,
        closes: textOf(asked.form, 'then') === 'close',
        seenTaker: takerIn(asked),
        seenAnswers: wholeNumberOf(asked.form, 'seenAnswers'),
      },
      asked.caller,
    ),
  note: (asked) => asked.shop.inbox.noteTicket(kept(asked), asked.caller),
  reply: (asked) => asked.shop.inbox.keepReply(kept(asked), asked.caller),
  close: (asked) => asked.shop.inbox.closeTicket(seen(asked), asked.caller),
  reopen: (asked) => asked.shop.inbox.reopenTicket(seen(asked), asked.caller),
  assign: (asked) =>
    asked.shop.inbox.assignTicket({ ...seen(asked), assigneeId: textOf(asked.form, 'assignee') || null }, asked.caller),
  take: (asked) => asked.shop.inbox.takeTicket({ number: asked.number, seenTaker: takerIn(asked) }, asked.caller),
  snooze: (asked) => asked.shop.inbox.snoozeTicket({ ...seen(asked), day: textOf(asked.form, 'day') }, asked.caller),
  wake: (asked) => asked.shop.inbox.wakeTicket(seen(asked), asked.caller),
  let_go: (asked) => asked.shop.inbox.letGoOfTicket({ number: asked.number }, asked.caller),
  link: (asked) =>
    asked.shop.inbox.linkTicket({ ...seen(asked), reference: textOf(asked.form, 'reference', 300) }, asked.caller),
  refund,
  refuse: (asked) =>
    asked.shop.inbox.refuseWithdrawal({ ...told(asked), refusal: textOf(asked.form, 'refusal') }, asked.caller),
}

const FLASHES: Partial<Record<MessageIntent, FlashText>> = {
  answer: 'message_answered',
  refund: 'withdrawal_carried_out',
  refuse: 'withdrawal_refused',
}

const unreadable = () => ({ answer: refused(null, deskCopy.unreadable), status: 400 })

export const answerMessage = formAction({
  who: whoIsLetIn,
  takesFiles: true,
  unreadable,
  async run(posted): Promise<FormResult<MessageAnswer>> {
    const { form, files, params } = posted
    const intent = intentOf(form, DOORS)
    if (!intent) return unreadable()
    const { number = '' } = params
    const verdict = await DOORS[intent]({ ...posted, number })
    // Sent by the page itself while somebody types.
    if (verdict.ok && form.has('isQuiet')) return { isSilent: true }
    if (verdict.ok)
      return {
        to: href('/admin-dashboard/inbox/:number', { number }),
        flash: { text: FLASHES[intent] ?? 'message_saved' },
      }
    const hadFiles = files.kept.length + files.refused.length > 0
    const typed = { text: textOf(form, 'text'), refusal: textOf(form, 'refusal'), hadFiles }
    if (verdict.problem === 'too_often')
      return { answer: refused(intent, waitSentence(verdict, deskCopy.tooOften), typed), wait: verdict }
    if (verdict.problem === 'files_refused')
      return { answer: refused(intent, refusalOfFiles(verdict.refused), typed), status: 400 }
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
  typed: Pick<MessageAnswer, 'text' | 'refusal' | 'hadFiles'> = { text: '', refusal: '', hadFiles: false },
): MessageAnswer => ({
  intent,
  error,
  isPasswordWrong: false,
  ...typed,
})

// The amount that was shown is the amount that goes back, or nothing does.
async function refund({ request, context, form, number, shop, caller }: MessagePost): Promise<Verdict> {
  const seenCents = wholeNumberOf(form, 'seenCents')
  if (seenCents < 0) return { ok: false, problem: 'amount_changed' }
  const proof = await readFreshProof(request, context, form)
  const named = textOf(form, 'travelers')
  const travelers = named === '' ? null : named.split(',').map(Number)
  return shop.desk.acceptWithdrawal({ number, seenCents, proof, travelers }, caller)
}
