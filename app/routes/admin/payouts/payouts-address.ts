// The addresses of the owner's payouts.
export const PAYOUTS_PATH = '/super-admin-dashboard/payouts'

export const bankFilePath = (run: string): string => `${PAYOUTS_PATH}.xml?${new URLSearchParams({ run })}`
