// The fields of a withdrawal, apart from the checks that only the server makes.
export const WITHDRAW_FIELDS = ['reference', 'name', 'email'] as const
export type WithdrawField = (typeof WITHDRAW_FIELDS)[number]
