// The result of an account form: success redirects to its tab, a refusal renders the page again.
import { href } from 'react-router'
import { accountCopy } from '#app/copy/people/account.ts'
import type { PageAnswer, FormResult, FormPost } from '#app/http/form-action.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'
import { accountAnswer, type AccountAnswer, type AccountIntent } from './account-answer.ts'

export type AccountPost = FormPost<SessionUser> & { rateLimitKey: string; token: string | null }

type AnswerFacts = Partial<Omit<AccountAnswer, 'intent'>>
export type Verdict = { tab: string; esim?: string } | PageAnswer<AnswerFacts>

/** The redirect names the submitted form, so that the next page can confirm it. */
export function told(intent: AccountIntent, verdict: Verdict): FormResult<AccountAnswer> {
  if ('answer' in verdict) return { ...verdict, answer: accountAnswer(intent, verdict.answer) }
  const done = intent === 'add_esim_code' ? 'add_esim' : intent
  const { tab, esim } = verdict
  const search = new URLSearchParams({ tab, done, ...(esim && { esim }) })
  return { to: `${href('/account')}?${search}#${esim ? `esim-${esim}` : `part-${done}`}` }
}

export const done = (tab: string, esim?: string): Verdict => ({ tab, esim })

export const refused = (answer: AnswerFacts, status = 400): PageAnswer<AnswerFacts> => ({ answer, status })

export const tooOften = (wait: TooOften, values: Record<string, string> = {}): PageAnswer<AnswerFacts> => ({
  answer: { error: waitSentence(wait, accountCopy.tooOften), values },
  wait,
})
