// The stores of this context, on one database.
import { auditStore } from '#shop/records/audit/audit-store.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import type { Database } from '#db/database.ts'

export const recordStores = (database: Database) => ({
  audit: auditStore(database),
  mails: mailStore(database),
})
