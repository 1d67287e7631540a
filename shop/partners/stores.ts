// The stores of this context, on one database.
import { billingStore } from '#shop/partners/prepaid/billing-store.ts'
import { apiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import { payoutStore } from '#shop/partners/payout/payout-store.ts'
import { apiKeyStore } from '#shop/partners/api/api-key-store.ts'
import { endpointStore } from '#shop/partners/webhook/endpoint-store.ts'
import { webhookEventStore } from '#shop/partners/webhook/webhook-event-store.ts'
import { deliveryStore } from '#shop/partners/webhook/delivery-store.ts'
import type { Database } from '#db/database.ts'

export const partnerStores = (database: Database) => ({
  billing: billingStore(database),
  apiOrders: apiOrderStore(database),
  payouts: payoutStore(database),
  apiKeys: apiKeyStore(database),
  webhookEndpoints: endpointStore(database),
  webhookEvents: webhookEventStore(database),
  webhookDeliveries: deliveryStore(database),
})
