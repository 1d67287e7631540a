// Bugs that only show at an edge: typed markup, the end of a lease, a part of an earning, the turn of a month, equal
// prices.
import type { PlantedBug } from './planted-bug.ts'

const EARNINGS = 'tests/holds-earnings.test.ts'
const LEASES = 'tests/takes-over-from-the-dead.test.ts'
const ESCAPED = 'stays text, whoever typed it, in every mail and every field'
const HELD = 'can be taken 45 seconds later, and not in the millisecond before'

export const IN_EDGES: PlantedBug[] = [
  {
    name: 'what a person wrote becomes markup of a mail',
    edits: [
      {
        file: 'app/mails/letter.ts',
        from: "import { html } from 'hono/html'",
        to: "import { html, raw } from 'hono/html'",
      },
      {
        file: 'app/mails/letter.ts',
        from: '<p style="margin:0;white-space:pre-wrap;word-break:break-word">${sentence(text)}</p>',
        to: '<p style="margin:0;white-space:pre-wrap;word-break:break-word">${raw(text)}</p>',
      },
    ],
    caughtBy: [{ file: 'tests/escapes-every-mail.test.ts', test: ESCAPED }],
  },
  {
    name: 'a fact in a mail becomes its markup',
    edits: [
      {
        file: 'app/mails/mail-frame.ts',
        from: '>${isCode ? value : sentence(value, [brand.name])}</span',
        to: '>${raw(value)}</span',
      },
    ],
    caughtBy: [{ file: 'tests/escapes-every-mail.test.ts', test: ESCAPED }],
  },
  {
    name: 'what is left of a commission after a partial refund is never released',
    edits: [
      {
        file: 'shop/sales/ledger/record-order.ts',
        from: '  if (leftCents <= 0) await ledger.endHold(orderId)\n',
        to: '  await ledger.endHold(orderId)\n',
      },
    ],
    caughtBy: [{ file: EARNINGS, test: 'left after a partial refund become the partner’s' }],
  },
  {
    name: 'earnings of an order under review are released',
    edits: [
      {
        file: 'shop/sales/ledger/release-earnings.ts',
        from: 'if (order && (isDisputed(order) || isStopped(order))) {',
        to: 'if (order && isDisputed(order)) {',
      },
    ],
    caughtBy: [{ file: EARNINGS, test: 'of an order under review stay held' }],
  },
  {
    name: 'earnings are released a moment late',
    edits: [
      {
        file: 'shop/sales/ledger/ledger-store.ts',
        from: '.where(lte(ledgerHolds.releaseAt, now))',
        to: '.where(lt(ledgerHolds.releaseAt, now))',
      },
    ],
    caughtBy: [{ file: EARNINGS, test: 'are due at the very moment until which they are held' }],
  },
  {
    name: 'of two bundles at one price, the one with less data comes first',
    edits: [
      {
        file: 'shop/catalogue/trip/find-offers.ts',
        from: 'compareWhole(other.bundle, one.bundle) ||',
        to: 'compareWhole(one.bundle, other.bundle) ||',
      },
    ],
    caughtBy: [
      {
        file: 'shop/catalogue/trip/find-offers.test.ts',
        test: 'of the same price comes first with more data, then with more days',
      },
    ],
  },
  {
    name: 'a payout run belongs to UTC’s month',
    edits: [
      {
        file: 'shop/partners/payout/make-payout-run.ts',
        from: '  const month = toMonth(today)\n',
        to: "  const month = toMonth(dateOnlyOf(now, 'UTC'))\n",
      },
    ],
    caughtBy: [
      { file: 'tests/pays-out-by-its-own-month.test.ts', test: 'counts a run of the night in which the month turns' },
    ],
  },
  {
    name: 'at one price, the smallest top-up comes first',
    edits: [
      {
        file: 'shop/catalogue/bundle/bundle.ts',
        from: 'compareWhole(other.bundle, one.bundle) ||',
        to: 'compareWhole(one.bundle, other.bundle) ||',
      },
    ],
    caughtBy: [{ file: 'shop/catalogue/bundle/bundle.test.ts', test: 'of one price tops up with more data first' }],
  },
  {
    name: 'a link for a new password works a moment longer',
    edits: [
      {
        file: 'shop/people/sign-in/reset-password.ts',
        from: 'const LINK_MS = 10 * 60_000',
        to: 'const LINK_MS = 10 * 60_000 + 1',
      },
    ],
    caughtBy: [{ file: 'tests/ends-on-time.test.ts', test: 'a link for a new password, ten minutes' }],
  },
  {
    name: 'an emailed token works in the moment of its end',
    edits: [
      {
        file: 'shop/people/sign-up/token-store.ts',
        from: 'return taken && taken.expiresAt > now ?',
        to: 'return taken && taken.expiresAt >= now ?',
      },
    ],
    caughtBy: [{ file: 'tests/ends-on-time.test.ts', test: 'a link to a new address, an hour' }],
  },
  {
    name: 'an invitation to a team opens the back office',
    edits: [
      {
        file: 'shop/people/sign-up/proof-store.ts',
        from: 'and(isLive(id, now), eq(mailboxProofs.purpose, purpose), eq(mailboxProofs.codeHash, codeHash))',
        to: 'and(isLive(id, now), eq(mailboxProofs.codeHash, codeHash))',
      },
    ],
    caughtBy: [{ file: 'tests/ends-on-time.test.ts', test: 'gives no other, and stays valid when somebody tries' }],
  },
  {
    name: 'a payment page that is about to end is reused',
    edits: [
      {
        file: 'shop/sales/payment/open-payment.ts',
        from: 'row.expiresAt.getTime() - now.getTime() > REUSE_MARGIN_MS',
        to: 'row.expiresAt.getTime() - now.getTime() >= REUSE_MARGIN_MS',
      },
    ],
    caughtBy: [{ file: 'tests/opens-payment-pages.test.ts', test: 'is reused until five minutes before its end' }],
  },
  {
    name: 'the 14 days of a withdrawal begin by UTC’s calendar',
    edits: [
      {
        file: 'shop/support/withdrawal/withdrawal.ts',
        from: 'const day = new Date(orderedAt.getTime() + UNION_HOURS * 3_600_000)',
        to: 'const day = new Date(orderedAt)',
      },
    ],
    caughtBy: [{ file: 'shop/support/withdrawal/withdrawal.test.ts', test: 'counts until the last millisecond' }],
  },
  {
    name: 'a VAT rate may begin yesterday, by the shop’s calendar',
    edits: [
      {
        file: 'shop/catalogue/pricing/set-vat-rate.ts',
        from: 'const today = dateOnlyOf(now, timeZone)',
        to: "const today = dateOnlyOf(now, 'UTC')",
      },
    ],
    caughtBy: [{ file: 'tests/sets-vat-rates.test.ts', test: 'begins today at the earliest, by the day of' }],
  },
  {
    name: 'an imported cost becomes that of every bundle',
    edits: [
      {
        file: 'shop/catalogue/bundle/catalogue-row-store.ts',
        from: 'as given(id text, cents integer)`)\n      .where(sql`${bundles.bundleId} = given.id`)',
        to: 'as given(id text, cents integer)`)\n      .where(sql`true`)',
      },
    ],
    caughtBy: [{ file: 'tests/imports-each-bundle.test.ts', test: 'writes the cost and the state of each bundle' }],
  },
  {
    name: 'papers are forgotten by UTC’s year',
    edits: [
      {
        file: 'shop/office/retention/periods.ts',
        from: 'return startOfDay(dateOnlyOf(new Date(Date.UTC(year, 0, 1)), ',
        to: 'return startOfDay(dateOnlyOf(new Date(Date.UTC(year, 0, 2)), ',
      },
    ],
    caughtBy: [
      { file: 'shop/office/retention/periods.test.ts', test: 'in full years begins and ends with the year of' },
    ],
  },
  {
    name: 'any hold is postponed with the one of an order under review',
    edits: [
      {
        file: 'shop/sales/ledger/ledger-store.ts',
        from: 'set({ releaseAt }).where(eq(ledgerHolds.orderId, orderId))',
        to: 'set({ releaseAt })',
      },
    ],
    caughtBy: [{ file: 'tests/holds-through-any-history.test.ts', test: 'holds and releases what it must' }],
  },
  {
    name: 'a worker holds an order for four seconds',
    edits: [{ file: 'shop/sales/order/order-lease.ts', from: '45_000', to: '4_000' }],
    caughtBy: [{ file: LEASES, test: HELD }],
  },
  {
    name: 'a lease is free in its last moment',
    edits: [{ file: 'db/query/due-work.ts', from: 'lt(leaseUntil, now)', to: 'lte(leaseUntil, now)' }],
    caughtBy: [{ file: LEASES, test: 'and not in the millisecond before' }],
  },
  {
    name: 'a refused mail outlives the refund of its order',
    edits: [
      {
        file: 'shop/records/mail/mail-store.ts',
        from: "inArray(mails.state, ['waiting', 'refused'])),",
        to: "inArray(mails.state, ['waiting'])),",
      },
    ],
    caughtBy: [
      {
        file: 'tests/mails-each-esim-once.test.ts',
        test: 'is withdrawn with its order whether it waits or was refused',
      },
    ],
  },
  {
    name: 'a bundle is sold for a trip on which it can’t be begun anymore',
    edits: [
      {
        file: 'shop/sales/checkout/quote-cart.ts',
        from: 'if (!line.topUpFor && !canBegin(',
        to: 'if (line.topUpFor && !canBegin(',
      },
    ],
    caughtBy: [
      { file: 'tests/sells-what-it-shows.test.ts', test: 'the cart refuses exactly what can’t wait' },
      {
        file: 'tests/http/sells-only-what-can-wait.test.ts',
        test: 'is not ordered from a cart that was filled before',
      },
    ],
  },
]
