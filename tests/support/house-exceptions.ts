// What breaks a house rule, each with its reason.

/** Files that break a rule on purpose, and why. */
const EXCEPTIONS: Record<string, string> = {
  'values/secret.ts: node:crypto': 'tokens and their fingerprints are what it is about',
  'shop/sales/order-rows/order-conditions-store.ts: orders':
    'says what its neighbours look for; it reads and writes nothing',
  'shop/delivery/alert/esim-health-store.ts: esims': 'counts what its neighbours keep; it writes nothing',
  'shop/delivery/alert/esim-health-store.ts: orders': 'counts what its neighbours keep; it writes nothing',
  'shop/delivery/alert/esim-health-store.ts: esimChecks': 'counts what its neighbours keep; it writes nothing',
  'shop/sales/invoicing/invoice-report-store.ts: invoices': 'adds up what its neighbour writes',
  'shop/sales/plan/planned-part-store.ts: orders':
    'asks which orders are paid, and which name nobody; it writes nothing',
  'shop/sales/invoicing/invoice-report-store.ts: orders': 'finds the zone of what was invoiced; it writes nothing',
  'shop/office/accounting/book-sum-store.ts: ledgerMovements': 'adds up what its neighbours write; it writes nothing',
  'shop/office/accounting/book-sum-store.ts: ledgerLines': 'adds up what its neighbours write; it writes nothing',
  'shop/office/accounting/book-sum-store.ts: orders': 'finds the tax country of what was earned; it writes nothing',
  'shop/office/books/books-store.ts: couponRedemptions':
    'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: allocationAttempts':
    'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: esims': 'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: invoices': 'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: mails': 'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: orderEvents': 'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: orders': 'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/books-store.ts: paymentSessions':
    'holds what its neighbours write against itself; it writes nothing',
  'shop/office/books/queue-store.ts: couponRedemptions': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: coupons': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: esims': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: invoiceCounters': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: invoices': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: mails': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: orders': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: partRefunds': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: paymentEvents': 'counts what its neighbours write; it writes nothing',
  'shop/office/books/queue-store.ts: paymentSessions': 'counts what its neighbours write; it writes nothing',
  'shop/delivery/provisioning/step.ts': 'names the world that a step works in, types alone',
  'shop/delivery/provisioning/step-table.ts': 'lists the steps, which are use cases',
  'shop/support/inbox/ticket-queries.ts: supportTickets': 'reads for staff what its neighbour writes',
  'shop/support/inbox/ticket-file-store.ts: supportTickets': 'reads to whose message a file belongs',
  'shop/support/inbox/answer-time-queries.ts: supportTickets': 'counts what its neighbours write; it writes nothing',
  'shop/sales/order-rows/order-search-queries.ts: orders': 'reads for staff what its neighbour writes',
  'shop/sales/order-rows/order-filter-queries.ts: orders':
    'says what its neighbour looks for; it reads and writes nothing',
  'shop/sales/order-rows/order-queries.ts: orders': 'reads for staff what its neighbour writes',
  'shop/sales/order-rows/order-queries.ts: orderEvents': 'reads for staff what its neighbour writes',
  'shop/sales/payment/page-limit-store.ts: paymentSessions':
    'is the part of the page store that counts the open pages of a visitor',
  'shop/sales/order-rows/order-holders-store.ts: orders': 'is the part of the order store that knows who holds orders',
  'shop/sales/order-rows/order-moves-store.ts: orders': 'is the part of the order store that moves orders by the table',
  'shop/sales/order-rows/review-reasons-store.ts: orders':
    'is the part of the order store that says what a person looks at first',
  'shop/sales/order-rows/order-forgetting-store.ts: orders': 'is the part of the order store that forgets',
  'shop/sales/order-rows/order-work-store.ts: orders': 'is the part of the order store that hands out due work',
  'shop/sales/order-rows/taken-order-store.ts: orders': 'is the part of the order store that reads what is taken',
  ...Object.fromEntries(
    ['zones', 'zonePrices', 'bundles', 'catalogueChanges'].map((table) => [
      `shop/catalogue/bundle/catalogue-row-store.ts: ${table}`,
      'is the part of the catalog store that writes many changes at once',
    ]),
  ),
  'shop/catalogue/network/network-package-store.ts: bundles': 'reads which packages are on sale; it writes nothing',
  'shop/catalogue/bundle/catalogue-store.ts: networks': 'reads which networks sell nothing; it writes nothing',
  'shop/sales/order-rows/network-performance-queries.ts: orders': 'reads for staff what its neighbour writes',
  'shop/sales/order-rows/network-performance-queries.ts: orderEvents': 'reads for staff what its neighbour writes',
  'shop/sales/order-rows/unpaid-order-queries.ts: orders': 'reads which orders were begun; it writes nothing',
  'shop/sales/order-rows/order-cost-queries.ts: orders': 'reads what orders brought; it writes nothing',
  'shop/sales/order-rows/order-cost-queries.ts: orderEvents': 'reads when orders were paid; it writes nothing',
  'shop/records/mail/first-mail-store.ts: mails': 'is the part of the outbox that is written with an order',
  'shop/partners/webhook/delivery-store.ts: webhookEvents': 'reads what is to be sent; it writes nothing',
  'shop/office/tools/staff-run-store.ts: orders': 'reads how far a test order is; it writes nothing',
  'app/features/sign-in/auth-card.tsx: layout': 'is a whole page of the sign-in family, its head included',
  'app/features/charts/draw-chart.ts: HTML is rendered, not cut or joined as text':
    'strips what the library of charts adds to a picture',
  'app/features/embed/embed-address.ts: HTML is rendered, not cut or joined as text':
    'a line for partners to copy into their own page',
  'app/ui/icon-sheet.tsx: HTML is rendered, not cut or joined as text':
    'the shapes are constants of ours, the same in every page',
  'shop/office/tools/clean-html.ts: HTML is rendered, not cut or joined as text': 'cleans what staff paste into a mail',
  'app/entry.client.tsx: libraries are used as they are documented':
    'scripts that wait for a touch: docs/decisions/0047-the-start-of-the-router-is-handed-over.md',
  'app/start/replay-typing.ts: reads past the types': 'calls the setter of the browser, past the one of React',
  'app/language/translated.ts: reads past the types': 'a proxy answers with the words of a language',
  'app -> ports/vendor-error.ts': 'a page goes on when a vendor is away; the class imports nothing',
}

const used = new Set<string>()

/** Whether this breaks a rule on purpose; asked only where the rule would be broken. */
export function isException(what: string): boolean {
  if (!Object.hasOwn(EXCEPTIONS, what)) return false
  used.add(what)
  return true
}

/** The exceptions that nothing has needed yet. */
export const unneededExceptions = () => Object.keys(EXCEPTIONS).filter((what) => !used.has(what))
