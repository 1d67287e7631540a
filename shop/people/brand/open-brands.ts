// Reads the brands; if that fails, the last known ones stay, so pages keep working.
import { NEVER_AWAY, type Away } from '#ports/away.ts'
import type { Log } from '#ports/log.ts'
import type { CompanyFacts } from '#values/brand-facts.ts'
import { defaultTenant, toTenants, withCompany, type Tenants } from './tenant.ts'
import { readBusiness } from './business.ts'
import type { BusinessStore } from './business-store.ts'

export type OpenBrandsDeps = {
  businesses: Pick<BusinessStore, 'list'>
  log: Log
  away?: Pick<Away, 'isFault'>
  publicUrl: string
  /** Used if a brand names no company; null in production. */
  sampleCompany: CompanyFacts | null
}

/**
 * Reading never throws (storefront rules §8 "Brand fetch or update"). A failure is logged, `problem` keeps its message,
 * and the brands of the last successful read are returned, or the defaults before the first one. While the database is
 * away, which has its own alert, it raises none. An invalid setting is logged once per change of its record. While no
 * record changes, the brands stay the same objects, so that caches keyed by them stay valid.
 */
export function openBrands({ businesses, log, publicUrl, sampleCompany, away = NEVER_AWAY }: OpenBrandsDeps) {
  const dressed = (tenants: Tenants) => (sampleCompany ? withCompany(tenants, sampleCompany) : tenants)
  let known = dressed({ house: defaultTenant(publicUrl), elsewhere: [] })
  let problem: string | null = null
  let printBefore: string | null = null
  const told = new Set<string>()

  return {
    read: async (): Promise<Tenants> => {
      try {
        const records = await businesses.list()
        problem = null
        const print = JSON.stringify(records)
        if (print === printBefore) return known
        const read = records.map(readBusiness)
        known = dressed(toTenants(read, publicUrl))
        printBefore = print
        for (const { brand, version, faults } of read) {
          const change = `${brand.id} ${version}`
          if (faults.length > 0 && !told.has(change))
            log.warn({ businessId: brand.id, faults }, 'an invalid brand setting was replaced')
          told.add(change)
        }
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error)
        if (away.isFault(error)) log.warn({ problem }, 'the brands could not be read')
        else log.error({ problem }, 'the brands could not be read')
      }
      return known
    },
    problem: () => problem,
  }
}
