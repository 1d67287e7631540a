// The tabs of the account, and the states by which its eSIMs are filtered.
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'

export const ACCOUNT_TABS = ['overview', 'services', 'features', 'profile'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export const STATUS_FILTERS = ['Active', 'Not Activated', 'Depleted', 'Expired'] as const satisfies BundleStatus[]
