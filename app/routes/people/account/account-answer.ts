// What the server answers to the forms of the account; without script the same answer draws the whole page.

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
