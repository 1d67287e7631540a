// All brands of the shop, as its administrators see them.
import type { Brand } from './brand.ts'
import { toTenants } from './tenant.ts'
import { readBusiness, type SettingName } from './business.ts'
import type { BusinessStore } from './business-store.ts'

export type ListedBusiness = {
  brand: Brand
  domain: string | null
  version: number
  /** Answers at the shop's own address. */
  isHouse: boolean
  isSuspended: boolean
  createdAt: Date
  /** Invalid settings, replaced by defaults. */
  faults: SettingName[]
}

/** Oldest first; includes the shop's own brand once it has a record. */
export async function listBusinesses({
  businesses,
  publicUrl,
}: {
  businesses: BusinessStore
  publicUrl: string
}): Promise<ListedBusiness[]> {
  const read = (await businesses.list()).map((row) => ({ ...readBusiness(row), createdAt: row.createdAt }))
  const { house } = toTenants(read, publicUrl)
  return read.map(({ brand, domain, version, isSuspended, faults, createdAt }) => ({
    brand,
    domain,
    version,
    isHouse: house.brand.id === brand.id,
    isSuspended,
    createdAt,
    faults,
  }))
}
