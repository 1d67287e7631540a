// The fields of a withdrawal, one row each, from top to bottom. The form, its review, and what comes back after a refusal
// are made from this table; their words are in `app/copy/support/withdraw.ts`.
export const WITHDRAW_TABLE = {
  reference: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false },
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
} as const
export type WithdrawField = keyof typeof WITHDRAW_TABLE

const isWithdrawField = (name: string): name is WithdrawField => Object.hasOwn(WITHDRAW_TABLE, name)
export const WITHDRAW_FIELDS: readonly WithdrawField[] = Object.keys(WITHDRAW_TABLE).filter(isWithdrawField)
