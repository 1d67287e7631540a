// Fills an empty shop with a demo: first its partners, then everything sold and bought, the same for the same seed.
import { writeDemoCosts, writeDemoPartners } from '#db/demo/demo-partner-rows.ts'
import { writeDemoRows, type DemoRows } from '#db/demo/demo-rows.ts'
import type { Database } from '#db/database.ts'
import { qrPng } from '#sandbox/network/qr-png.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { chanceOf } from './chance.ts'
import { costsOf } from './demo-costs.ts'
import { demoCoupons } from './demo-coupons.ts'
import { demoPartners } from './demo-partners.ts'
import { demoShop } from './demo-shop.ts'

const CODES = ['DEMOFREE1', 'WANDER20', 'MELLOWMONDAY', 'FIVEROFF']

export type Filling = {
  /** The number of orders created one by one; `copies` more of them follow. */
  size: number
  copies: number
  seed: number
  now: Date
  sellerCountry: CountryCode
  /** Where a partner's shop is found: next to this host. */
  host: string
  /** Called once the partners exist. */
  readTenants: () => Promise<Pick<Tenants, 'house' | 'elsewhere'>>
}

export async function fillShop(database: Database, filling: Filling): Promise<DemoRows> {
  const { size, copies, seed, now, sellerCountry, host, readTenants } = filling
  const store = catalogueStore(database)
  await writeDemoCosts(database, costsOf(await store.read()))
  const { catalogue, desk } = await store.readBoth()
  const { partners, rows: ofPartners } = demoPartners({ catalogue, desk }, host, now)
  await writeDemoPartners(database, { ...ofPartners, coupons: [...ofPartners.coupons, ...demoCoupons(now)] })
  const { house, elsewhere } = await readTenants()
  const coupons = couponStore(database)
  const codes = [...CODES, ...partners.affiliates.map(({ code }) => code)]
  const found = await Promise.all(codes.map((code) => coupons.find(code)))
  let last = 0
  const world = {
    chance: chanceOf(seed),
    catalogue,
    partners,
    rates: await vatStore(database).read(),
    coupons: new Map(found.flatMap((coupon) => (coupon ? [[coupon.code, coupon] as const] : []))),
    sellerCountry,
    now,
    nextNumber: () => (last += 1),
  }
  const isTaken = (tenant: Tenant) => (tenant === house ? 4 : 1)
  const rows = await demoShop(world, [house, ...elsewhere], size, isTaken, copies)
  for (const esim of rows.esims) if (esim.activationCode) esim.qrPng = qrPng(esim.activationCode)
  await writeDemoRows(database, rows)
  return rows
}
