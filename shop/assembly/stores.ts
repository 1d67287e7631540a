// Every store of the shop, on one database.
import { recordStores } from '#shop/records/stores.ts'
import { catalogueStores } from '#shop/catalogue/stores.ts'
import { peopleStores } from '#shop/people/stores.ts'
import { salesStores } from '#shop/sales/stores.ts'
import { deliveryStores } from '#shop/delivery/stores.ts'
import { supportStores } from '#shop/support/stores.ts'
import { figureStores } from '#shop/figures/stores.ts'
import { partnerStores } from '#shop/partners/stores.ts'
import { officeStores } from '#shop/office/stores.ts'
import type { Database } from '#db/database.ts'

export const createStores = (database: Database, ofSales: Parameters<typeof salesStores>[1]) => ({
  ...recordStores(database),
  ...catalogueStores(database),
  ...peopleStores(database),
  ...salesStores(database, ofSales),
  ...deliveryStores(database),
  ...supportStores(database),
  ...figureStores(database),
  ...partnerStores(database),
  ...officeStores(database),
})
export type Stores = ReturnType<typeof createStores>
