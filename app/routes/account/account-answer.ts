// What the server answers to the forms of the account; without script the same answer draws the whole page.
import { featuresCopy } from '#app/copy/account-profile.ts'
import { authProblems } from '#app/copy/auth.ts'

export const ACCOUNT_INTENTS = [
  'rename',
  'add_esim',
  'add_esim_code',
  'change_name',
  'change_email',
  'change_password',
  'save_company',
  'save_alerts',
  'save_language',
  'end_session',
  'end_sessions',
  'delete_account',
] as const
export type AccountIntent = (typeof ACCOUNT_INTENTS)[number]

/** `values` are what was typed and may be shown again: never a password. */
export type AccountAnswer = {
  intent: AccountIntent
  error: string | null
  /** What is wrong with single fields, by their names. */
  fields: Record<string, string>
  values: Record<string, string>
  /** Asked for a code: the proof that it will be compared with. */
  proof: string | null
}

export const accountAnswer = (intent: AccountIntent, more: Partial<Omit<AccountAnswer, 'intent'>>): AccountAnswer => ({
  intent,
  error: null,
  fields: {},
  values: {},
  proof: null,
  ...more,
})

/** What is never written into a page, not even by the browser itself. */
const SECRETS = new Set(['password', 'repeated', 'current'])

/** What stays chosen on the page, and is told apart from what the server keeps. */
const CHOICES = new Set<AccountIntent>(['save_alerts', 'save_language'])

/** The answer of the browser in place of a server that it did not reach. */
export function unsentAnswer(form: FormData): AccountAnswer {
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const values = Object.fromEntries(texts.filter(([name]) => !SECRETS.has(name)))
  const intent = ACCOUNT_INTENTS.find((known) => known === values['intent']) ?? 'rename'
  const error = CHOICES.has(intent) ? featuresCopy.notSaved : authProblems.unexpected
  return accountAnswer(intent, { error, values, proof: values['proof'] ?? null })
}
