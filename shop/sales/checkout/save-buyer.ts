// Saves who buys, in the order's transaction; if it can't be saved, there is no order.
import { randomUUID } from 'node:crypto'
import type { CouponUser } from '#shop/catalogue/pricing/coupon-store.ts'
import { couponCustomer } from '#shop/catalogue/pricing/coupon.ts'
import { ipPrefixOf } from '#values/ip-prefix.ts'
import type { Base } from '#shop/assembly/base.ts'
import type { SaveCompany } from '#shop/people/company/save-company.ts'
import type { OrderInput } from './place-order.ts'

export type SaveBuyerDeps = Pick<Base, 'customers' | 'makeToken' | 'log'> & { saveCompany: SaveCompany }

export class CompanyNotSaved extends Error {}
export class CustomerNotSaved extends Error {}

// Any failure to save the customer stops the order, with the specified sentence (storefront rules §8).
export async function saveCustomer(
  { customers, log }: SaveBuyerDeps,
  { email, name, ipCountry, ip, language }: OrderInput,
  taxRate: string,
  now: Date,
): Promise<string> {
  const customer = {
    id: randomUUID(),
    email,
    fullName: name,
    country: ipCountry,
    ip,
    taxRate,
    mailLanguage: language,
    now,
  }
  return customers.findOrCreate(customer).catch((cause: unknown) => {
    log.error({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'a customer could not be saved')
    throw new CustomerNotSaved('The customer could not be saved.', { cause })
  })
}

// Any failure to save the company stops the order, with the specified sentence (storefront rules §8).
export async function saveOrderCompany(
  { saveCompany, log }: SaveBuyerDeps,
  { company, name, email }: OrderInput,
  now: Date,
): Promise<string | null> {
  if (!company?.isToBeSaved) return null
  const input = { details: company.details, creatorFullName: name, creatorEmail: email, now }
  const saved = await saveCompany(input).catch((cause: unknown) => {
    log.error({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'a company could not be saved')
    throw new CompanyNotSaved('The company could not be saved.', { cause })
  })
  if (!saved.ok) throw new CompanyNotSaved()
  return saved.referenceCode
}

// Whom a coupon's caps count: the mailbox and the network, both hashed.
export function couponUser({ makeToken }: SaveBuyerDeps, { email, ip }: OrderInput): CouponUser {
  const network = ip ? ipPrefixOf(ip) : null
  return {
    customerKey: makeToken(`coupon customer ${couponCustomer(email)}`),
    networkKey: network && makeToken(`coupon network ${network}`),
  }
}
