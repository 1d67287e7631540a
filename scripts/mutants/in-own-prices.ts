// Bugs in the prices that businesses set, and in what they earn from them.
import type { PlantedBug } from './planted-bug.ts'

const PRICES = 'tests/sets-own-prices.test.ts'
const CATALOGUE = 'tests/changes-the-catalogue.test.ts'
const SALES = 'tests/sells-at-own-prices.test.ts'

export const IN_OWN_PRICES: PlantedBug[] = [
  {
    name: 'an own price below the floor is accepted',
    edits: [
      {
        file: 'shop/retail/retail-edit.ts',
        from: "  if (cents < floorCents) return 'below_floor'\n",
        to: '',
      },
    ],
    caughtBy: [{ file: PRICES, test: 'is refused a price of ' }],
  },
  {
    name: 'an own price that fell below the floor is still asked',
    edits: [
      {
        file: 'shop/catalogue/retail-price.ts',
        from: 'Math.max(ownCents ?? shopCents, floor)',
        to: 'ownCents ?? shopCents',
      },
    ],
    caughtBy: [
      { file: PRICES, test: 'sells at the floor where that rose above its price' },
      { file: 'shop/catalogue/retail-price.test.ts', test: 'never leaves the shop less than its floor' },
    ],
  },
  {
    name: 'drafted prices are asked at once',
    edits: [
      {
        file: 'shop/catalogue/retail-store.ts',
        from: ".where(and(eq(retailPrices.state, 'held'), isNotNull(retailPrices.cents)))",
        to: '.where(isNotNull(retailPrices.cents))',
      },
    ],
    caughtBy: [{ file: PRICES, test: 'drafts, looks, and then asks' }],
  },
  {
    name: 'a business sets the prices of another',
    edits: [
      {
        file: 'shop/retail/change-retail-prices.ts',
        from: "actor.businessId !== businessId || actor.type !== 'business-admin'",
        to: "actor.type !== 'business-admin'",
      },
    ],
    caughtBy: [{ file: PRICES, test: 'is moved by nobody but those who answer for it' }],
  },
  {
    name: 'a discount is taken off what is the shop’s alone',
    edits: [
      {
        file: 'shop/ledger/entry.ts',
        from: 'Math.max(0, subtotalCents - discountCents - partnerPriceCents)',
        to: 'Math.max(0, subtotalCents - partnerPriceCents)',
      },
    ],
    caughtBy: [
      { file: SALES, test: 'takes the discount off what the business earns first' },
      {
        file: 'shop/ledger/entry.test.ts',
        test: 'give a business its margin, never less than zero, and reverse exactly that',
      },
    ],
  },
  {
    name: 'a refund leaves a business what its price earned',
    edits: [
      {
        file: 'shop/ledger/record-order.ts',
        from: 'if (!order.affiliate && marginCents(order) === 0) return',
        to: 'if (!order.affiliate) return',
      },
    ],
    caughtBy: [{ file: SALES, test: 'goes back to the cent, in parts and as a whole' }],
  },
  {
    name: 'what a business earns by its prices is told the accountant as commission',
    edits: [
      { file: 'shop/accounting/view-accounting.ts', from: "isMargin ? 'margin' : 'commission'", to: "'commission'" },
    ],
    caughtBy: [{ file: SALES, test: 'stands in the books by itself' }],
  },
  {
    name: 'an affiliate gets a share of what a business earns',
    edits: [
      {
        file: 'shop/ledger/record-order.ts',
        from: 'order.totalCents - order.vatCents - ownCents',
        to: 'order.totalCents - order.vatCents',
      },
    ],
    caughtBy: [{ file: SALES, test: 'leaves the affiliate its share of what is the shop’s' }],
  },
  {
    name: 'a price is planned from a page that is out of date',
    edits: [
      {
        file: 'shop/catalogue/change-catalogue.ts',
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
        file: 'shop/catalogue/catalogue-store.ts',
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
]
