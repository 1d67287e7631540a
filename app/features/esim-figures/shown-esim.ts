import type { StartRule } from '#values/network-package.ts'

/** An eSIM as a page shows it; instants are ISO texts. */
export type ShownEsim = {
  iccid: string
  /** What was bought, as its order says it; only a total has a balance. */
  data: string
  status: 'Not Activated' | 'Depleted' | 'Expired' | 'Active'
  balanceMb: number | null
  totalMb: number
  usedPercent: number | null
  color: 'green' | 'yellow' | 'red' | null
  expiresAt: string | null
  zone: string
  /** When its days begin; null if its network doesn't say. */
  startsAt: StartRule | null
  checkedAt: string
}
