// Bugs in the prices that businesses set, in what they earn from them, and in what rules of owners approve.
import type { PlantedBug } from './planted-bug.ts'

const PRICES = 'tests/sets-own-prices.test.ts'
const CATALOGUE = 'tests/changes-the-catalogue.test.ts'
const SALES = 'tests/sells-at-own-prices.test.ts'
const DECIDED = 'tests/keeps-what-an-owner-decided.test.ts'

export const IN_OWN_PRICES: PlantedBug[] = [
  {
    name: 'an own price below the floor is accepted',
    edits: [
      {
        file: 'shop/partners/retail/retail-edit.ts',
        from: "  if (cents < floorCents) return 'below_floor'\n",
        to: '',
      },
    ],
    caughtBy: [{ file: PRICES, test: 'can’t set a price of' }],
  },
  {
    name: 'an own price that fell below the floor is still asked',
    edits: [
      {
        file: 'shop/catalogue/bundle/retail-price.ts',
        from: 'Math.max(ownCents ?? shopCents, floor)',
        to: 'ownCents ?? shopCents',
      },
    ],
    caughtBy: [
      { file: PRICES, test: 'sells at the floor if that rose above its price, and keeps no draft below it' },
      { file: 'shop/catalogue/bundle/retail-price.test.ts', test: 'never leaves the shop less than its floor' },
    ],
  },
  {
    name: 'an own price above the cap is accepted',
    edits: [
      {
        file: 'shop/partners/retail/retail-edit.ts',
        from: "  return cents > capCents ? 'above_cap' : null\n",
        to: '  return null\n',
      },
    ],
    caughtBy: [{ file: PRICES, test: 'can’t set a price of' }],
  },
  {
    name: 'an own price that is above the cap is still asked',
    edits: [
      {
        file: 'shop/catalogue/bundle/retail-price.ts',
        from: 'Math.min(cap, Math.max(ownCents ?? shopCents, floor))',
        to: 'Math.max(ownCents ?? shopCents, floor)',
      },
    ],
    caughtBy: [
      { file: PRICES, test: 'sells at the cap if that fell below its price, and keeps no draft above it' },
      { file: SALES, test: 'sells nothing above the cap, whatever was stored, and however price and cap changed' },
      { file: 'shop/catalogue/bundle/retail-price.test.ts', test: 'never leaves the shop less than its floor' },
    ],
  },
  {
    name: 'a sale far above the shop’s price is only a line in the log',
    edits: [
      {
        file: 'shop/sales/ledger/check-high-price.ts',
        from: "  await orders.flag(orderId, 'price_far_above', now)\n",
        to: '',
      },
    ],
    caughtBy: [
      {
        file: SALES,
        test: 'raises one alert a day for sales at more than twice the shop’s price, however high its cap is',
      },
    ],
  },
  {
    name: 'drafted prices are asked at once',
    edits: [
      {
        file: 'shop/catalogue/bundle/retail-store.ts',
        from: ".where(and(eq(retailPrices.state, 'held'), isNotNull(retailPrices.cents)))",
        to: '.where(isNotNull(retailPrices.cents))',
      },
    ],
    caughtBy: [
      {
        file: PRICES,
        test: 'drafts, previews, and publishes prices: only its own shop changes, at once, and every step is logged',
      },
    ],
  },
  {
    name: 'a business sets the prices of another',
    edits: [
      {
        file: 'shop/partners/retail/change-retail-prices.ts',
        from: "actor.businessId !== businessId || actor.type !== 'business-admin'",
        to: "actor.type !== 'business-admin'",
      },
    ],
    caughtBy: [{ file: PRICES, test: 'has prices that only its admins can change' }],
  },
  {
    name: 'a discount is taken off what is the shop’s alone',
    edits: [
      {
        file: 'shop/sales/ledger/entry.ts',
        from: 'Math.max(0, subtotalCents - discountCents - partnerPriceCents)',
        to: 'Math.max(0, subtotalCents - partnerPriceCents)',
      },
    ],
    caughtBy: [
      { file: SALES, test: 'deducts the discount from the business’s margin first, and never below zero' },
      {
        file: 'shop/sales/ledger/entry.test.ts',
        test: 'give a business its margin, never less than zero, and reverse exactly that',
      },
    ],
  },
  {
    name: 'a refund leaves a business what its price earned',
    edits: [
      {
        file: 'shop/sales/ledger/record-order.ts',
        from: 'if (!order.affiliate && marginCents(order) === 0) return',
        to: 'if (!order.affiliate) return',
      },
    ],
    caughtBy: [{ file: SALES, test: 'is refunded to the cent, in parts and in full' }],
  },
  {
    name: 'what a business earns by its prices is told the accountant as commission',
    edits: [
      {
        file: 'shop/office/accounting/view-accounting.ts',
        from: "isMargin ? ('margin' as const) : ('commission' as const)",
        to: "'commission' as const",
      },
    ],
    caughtBy: [
      { file: SALES, test: 'is booked separately from the sale’s commission, and both match the ledger to the cent' },
    ],
  },
  {
    name: 'an affiliate gets a share of what a business earns',
    edits: [
      {
        file: 'shop/sales/ledger/record-order.ts',
        from: 'order.totalCents - order.vatCents - ownCents',
        to: 'order.totalCents - order.vatCents',
      },
    ],
    caughtBy: [
      {
        file: SALES,
        test: 'pays the affiliate from the shop’s share, so that the shop never pays more than it received',
      },
    ],
  },
  {
    name: 'a price is planned from a page that is out of date',
    edits: [
      {
        file: 'shop/catalogue/bundle/change-catalogue.ts',
        from: "      if ((await catalogue.findVersion(edit.zone)) !== seenVersion) return { ok: false, problem: 'changed' }\n",
        to: '',
      },
    ],
    caughtBy: [
      { file: CATALOGUE, test: 'that is planned on an outdated page is rejected, and the page shows what changed' },
    ],
  },
  {
    name: 'a planned price that was taken back holds on its day',
    edits: [
      {
        file: 'shop/catalogue/bundle/catalogue-store.ts',
        from: 'const isWaiting = and(isNull(catalogueChanges.appliedAt), isNull(catalogueChanges.withdrawnAt))',
        to: 'const isWaiting = and(isNull(catalogueChanges.appliedAt))',
      },
    ],
    caughtBy: [
      {
        file: CATALOGUE,
        test: 'that was planned and canceled is in the history with who and when, and never counts as a price',
      },
    ],
  },
  {
    name: 'a rule sells a package that its owner declined',
    edits: [{ file: 'shop/catalogue/network/read-network-catalogue.ts', from: "decision !== 'declined' && ", to: '' }],
    caughtBy: [{ file: DECIDED, test: 'stands against every rule when the package becomes' }],
  },
  {
    name: 'rules for lower costs approve new packages',
    edits: [
      {
        file: 'shop/catalogue/network/package-change.ts',
        from: "    case 'new':\n      return rule.approvesNew\n",
        to: "    case 'new':\n      return rule.approvesNew || rule.approvesCheaper\n",
      },
    ],
    caughtBy: [{ file: DECIDED, test: 'is asked about anything else' }],
  },
  {
    name: 'what the network took back still counts as a cost',
    edits: [{ file: 'db/migrations/0090_reads_of_costs_by_index.sql', from: " AND e.state <> 'released'", to: '' }],
    caughtBy: [{ file: 'tests/reports-to-the-platform.test.ts', test: 'adds up what each bundle brought and cost' }],
  },
  {
    name: 'an order is kept with the cost of its bundle instead of the one it is bought at',
    edits: [
      {
        file: 'shop/delivery/provisioning/ask-at-cost.ts',
        from: 'if (mostPaid === null) return',
        to: 'if (mostPaid !== undefined) return',
      },
    ],
    caughtBy: [{ file: 'tests/buys-at-the-known-cost.test.ts', test: 'is bought as it was ordered' }],
  },
]
