// The audit log's part of the counter: the use cases of a brand write into it, and anybody who doubts it may check it.
import type { ChainEnd } from '#shop/audit/audit-row.ts'
import { recordAudit, type RecordAudit } from '#shop/audit/record-audit.ts'
import { verifyAuditChain } from '#shop/audit/verify-audit-chain.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

/** What happens at the address of this brand is noted under it. */
export const recordAuditAt =
  (world: ShopDeps, { audit }: Stores, brand: Brand): RecordAudit =>
  (entry) =>
    recordAudit({ ...world, audit }, { ...entry, businessId: brand.id })

export const openAudit = ({ audit }: Stores) => ({
  verifyAuditChain: (known?: ChainEnd) => verifyAuditChain({ audit }, known),
})
