// The company of an order: what of it has a column of its own, and what stands in the order's data (storefront rules §3 "Order history").
import type { CompanyDetails } from '#shop/account/company.ts'

/** The company that buys, as it stands on the invoice; details that a reference code supplied are marked. */
export type OrderCompany = {
  details: CompanyDetails
  isFromCode: boolean
  /** The code under which the buyer had the details saved with this order. */
  referenceCode: string | null
  /** The buyer's own number for the purchase; null when none was given. */
  purchaseOrder: string | null
}

type Columns = {
  isCompany: boolean
  companyName: string | null
  vatNumber: string | null
  invoiceEmail: string | null
  companyRegistrationCode: string | null
}
// Orders from before these were asked for have neither city nor purchase order.
type Data = Pick<CompanyDetails, 'streetName' | 'streetNumber' | 'unitNumber' | 'postalCode' | 'country'> &
  Pick<OrderCompany, 'isFromCode' | 'referenceCode'> & { city?: string; purchaseOrder?: string | null }

export const companyColumns = ({ details }: OrderCompany): Columns => ({
  isCompany: true,
  companyName: details.companyName,
  vatNumber: details.vatNumber,
  invoiceEmail: details.invoiceEmail || null,
  companyRegistrationCode: details.companyRegNumber || null,
})

export const companyData = ({ details, isFromCode, referenceCode, purchaseOrder }: OrderCompany): Data => ({
  streetName: details.streetName,
  streetNumber: details.streetNumber,
  unitNumber: details.unitNumber,
  postalCode: details.postalCode,
  city: details.city,
  country: details.country,
  isFromCode,
  referenceCode,
  purchaseOrder,
})

/** The company of a row; null for a private customer. */
export function toCompany(row: Columns & { data: { company?: Data | null } }): OrderCompany | null {
  if (!row.isCompany || !row.data.company) return null
  const { isFromCode, referenceCode, purchaseOrder = null, city = '', ...address } = row.data.company
  const details: CompanyDetails = {
    ...address,
    city,
    companyName: row.companyName ?? '',
    vatNumber: row.vatNumber ?? '',
    invoiceEmail: row.invoiceEmail ?? '',
    companyRegNumber: row.companyRegistrationCode ?? '',
  }
  return { details, isFromCode, referenceCode, purchaseOrder }
}
