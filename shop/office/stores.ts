// The stores of this context, on one database.
import { savedViewStore } from '#shop/office/search/saved-view-store.ts'
import { noteStore } from '#shop/office/desk/note-store.ts'
import { staffCallStore } from '#shop/office/tools/staff-call-store.ts'
import { staffRunStore } from '#shop/office/tools/staff-run-store.ts'
import { bookSumStore } from '#shop/office/accounting/book-sum-store.ts'
import { booksStore } from '#shop/office/books/books-store.ts'
import { queueStore } from '#shop/office/books/queue-store.ts'
import { differenceStore } from '#shop/office/books/difference-store.ts'
import { feeReadingStore } from '#shop/office/books/fee-reading-store.ts'
import { networkTrialStore } from '#shop/office/networks/network-trial-store.ts'
import type { Database } from '#db/database.ts'

export const officeStores = (database: Database) => ({
  savedViews: savedViewStore(database),
  notes: noteStore(database),
  staffCalls: staffCallStore(database),
  staffRuns: staffRunStore(database),
  bookSums: bookSumStore(database),
  books: booksStore(database),
  queues: queueStore(database),
  differences: differenceStore(database),
  feeReadings: feeReadingStore(database),
  networkTrials: networkTrialStore(database),
})
