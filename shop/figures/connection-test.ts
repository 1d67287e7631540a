// What came of a test of a connection, and which settings it was about.
import { registeredNumberOf } from '#shop/people/brand/seller-identity.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { VatNumber } from '#values/vat-number.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import type { Connection, SettingsMarks } from './setup/connection.ts'

export const OUTCOMES = ['fine', 'refused', 'silent', 'no_vat_number', 'vat_unknown'] as const
/** `silent`: nobody answered. `refused`: somebody did, but not with what we asked for. */
export type ConnectionOutcome = (typeof OUTCOMES)[number]

/** `isStale`: the settings have changed since. */
export type ConnectionTest = { at: Date; by: string | null; outcome: ConnectionOutcome; isStale: boolean }

/** The shop's own VAT number, if the EU's register can be asked about it. */
export const findOwnVatNumber = ({ house }: Tenants): VatNumber | null => registeredNumberOf(house.brand.company)

/** The marks of all settings; that of the seller is the VAT number itself. */
export const marksNow = (tenants: Tenants, marks: SettingsMarks): Record<Connection, string> => {
  const own = findOwnVatNumber(tenants)
  return { ...marks, seller: own?.full ?? '' }
}

export const outcomeOf = (fault: VendorFault): ConnectionOutcome =>
  fault === 'silent' || fault === 'left_alone' ? 'silent' : 'refused'
