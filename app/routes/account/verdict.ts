// What a form of the account came to, and how that is answered: done leads on with 303, refused draws the page again.
import { data, redirect } from 'react-router'
import { accountCopy } from '#app/copy/account.ts'
import { TOO_OFTEN, tooOftenStatus, waitSentence } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { Shop } from '#shop/shop.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { accountAnswer, type AccountAnswer, type AccountIntent } from './account-answer.ts'

export type Asked = {
  user: SessionUser
  shop: Shop
  form: FormData
  network: string
  token: string | null
  request: Request
  context: Context
}

/** What a form came to: done, asked for more, or refused. */
export type Verdict =
  | { isDone: true; tab: string; esim?: string }
  | { isDone: false; status: number; answer: Partial<Omit<AccountAnswer, 'intent'>>; wait?: TooOften }

/** The answer to a form; a redirect names the form that was carried out, so that the next page can say so. */
export function told(context: Context, intent: AccountIntent, verdict: Verdict) {
  if (verdict.isDone) {
    const done = intent === 'add_esim_code' ? 'add_esim' : intent
    const { tab, esim } = verdict
    const search = new URLSearchParams({ tab, done, ...(esim && { esim }) })
    return redirect(`/account?${search}#${esim ? `esim-${esim}` : `part-${done}`}`, 303)
  }
  const { wait } = verdict
  return data(accountAnswer(intent, verdict.answer), wait ? tooOftenStatus(context, wait) : verdict.status)
}

export const done = (tab: string, esim?: string): Verdict => ({ isDone: true, tab, esim })

export const refused = (answer: Partial<Omit<AccountAnswer, 'intent'>>, status = 400): Verdict => ({
  isDone: false,
  status,
  answer,
})

export const tooOften = (wait: TooOften, values: Record<string, string> = {}): Verdict => ({
  isDone: false,
  status: TOO_OFTEN,
  answer: { error: waitSentence(wait, accountCopy.tooOften), values },
  wait,
})
