// The stores of this context, on one database.
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { networkPackageStore } from '#shop/catalogue/network/network-package-store.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import { toldChangeStore } from '#shop/catalogue/search-engine/told-change-store.ts'
import type { Database } from '#db/database.ts'

export const catalogueStores = (database: Database) => ({
  connectedNetworks: networkStore(database),
  catalogue: catalogueStore(database),
  networkPackages: networkPackageStore(database),
  retail: retailStore(database),
  coupons: couponStore(database),
  vatRates: vatStore(database),
  toldChanges: toldChangeStore(database),
})
