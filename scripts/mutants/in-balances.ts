// Bugs in prepaid balances and in the webhooks that partners receive.
import type { PlantedBug } from './planted-bug.ts'

const DEPOSITS = 'tests/prepaid-balances.test.ts'
const ORDERS = 'tests/api-orders.test.ts'

const WEBHOOKS = 'tests/webhooks.test.ts'
const LOST = 'tests/decides-about-lost-orders.test.ts'
const SUMS = 'tests/keeps-ledger-sums.test.ts'
const REGISTER = 'tests/asks-about-vat-numbers-again.test.ts'
const SENDER = 'adapters/webhook/webhook-sender.test.ts'

export const IN_BALANCES: PlantedBug[] = [
  {
    name: 'a restore takes another price than the one of today from a balance before anybody said so',
    edits: [
      {
        file: 'shop/partners/prepaid/put-api-order-back.ts',
        from: 'if (takesOthers && quote)',
        to: 'if (!takesOthers && quote)',
      },
    ],
    caughtBy: [
      {
        file: 'tests/puts-orders-of-balances-back.test.ts',
        test: 'is listed with its cost if prices have changed since, and is paid again once somebody confirms it',
      },
    ],
  },
  {
    name: 'a partner can have us ask at a private address',
    edits: [
      {
        file: 'adapters/webhook/webhook-sender.ts',
        from: 'if (!isAtPlace(url, privateHosts) && !found.every',
        to: 'if (!isAtPlace(url, privateHosts) && found.length > 9 && !found.every',
      },
    ],
    caughtBy: [{ file: SENDER, test: 'is not sent to a private address' }],
  },
  {
    name: 'a name is resolved a second time, after it was looked at',
    edits: [{ file: 'adapters/webhook/webhook-sender.ts', from: '        lookup: pinnedTo(addresses),\n', to: '' }],
    caughtBy: [{ file: SENDER, test: 'goes to the address that was checked, even if the name changes a moment later' }],
  },
  {
    name: 'a redirect counts as taken',
    edits: [{ file: 'shop/partners/webhook/delivery.ts', from: 'status < 300', to: 'status < 400' }],
    caughtBy: [
      { file: WEBHOOKS, test: 'that is rejected is retried with the same ID, later each time, until it is accepted' },
    ],
  },
  {
    name: 'an endpoint goes on although nothing was taken there for a day',
    edits: [
      { file: 'shop/partners/webhook/deliver-webhooks.ts', from: "if (after.state !== 'failed') return", to: 'return' },
    ],
    caughtBy: [
      {
        file: WEBHOOKS,
        test: 'that fails for a day is given up, its endpoint is switched off, and its admins get an email',
      },
    ],
  },
  {
    name: 'a deposit that was spent is refunded all the same',
    edits: [
      {
        file: 'shop/sales/refund/refund-order.ts',
        from: "    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }\n",
        to: '',
      },
    ],
    caughtBy: [{ file: DEPOSITS, test: 'can be refunded by staff as long as the balance covers it' }],
  },
  {
    name: 'a deposit is invoiced as a sale',
    edits: [
      { file: 'shop/sales/invoicing/issue-invoice.ts', from: '    !isDeposit(order) &&\n', to: '' },
      {
        file: 'shop/sales/order-rows/order-work-store.ts',
        from: 'const isToInvoice = and(inSql.isSale,',
        to: 'const isToInvoice = and(inSql.isPurchase,',
      },
    ],
    caughtBy: [{ file: DEPOSITS, test: 'is no sale' }],
  },
  {
    name: 'a disputed deposit can be spent',
    edits: [
      {
        file: 'shop/sales/payment/receive-dispute.ts',
        from: '  await recordDispute(order, true, clock.now())\n',
        to: '',
      },
    ],
    caughtBy: [{ file: DEPOSITS, test: 'that is disputed buys nothing until the shop wins the dispute' }],
  },
  {
    name: 'an order by API is placed whatever the balance says',
    edits: [
      {
        file: 'shop/partners/prepaid/place-api-order.ts',
        from: "  if (isLive && (await findFree(deps, businessId)) < cost.totalCents) throw new Refusal('balance_too_low')\n",
        to: '',
      },
    ],
    caughtBy: [{ file: ORDERS, test: 'beyond the balance leaves nothing behind, and succeeds after a deposit' }],
  },
  {
    name: 'two orders by API at once spend the same cents',
    edits: [
      {
        file: 'shop/partners/prepaid/place-api-order.ts',
        from: 'await deps.businesses.hold(businessId)',
        to: 'await deps.businesses.find(businessId)',
      },
      {
        file: 'shop/partners/prepaid/place-api-order.ts',
        from: "Pick<BusinessStore, 'hold'>",
        to: "Pick<BusinessStore, 'find'>",
      },
    ],
    caughtBy: [{ file: ORDERS, test: 'spend no cent twice' }],
  },
  {
    name: 'money goes back to a balance although the eSIM is in use',
    edits: [
      {
        file: 'shop/partners/prepaid/return-order.ts',
        from: '  if (refused) return { ok: false, problem: refused }\n',
        to: '',
      },
    ],
    caughtBy: [{ file: ORDERS, test: 'is not refunded if it was used, topped up, or is too old' }],
  },
  {
    name: 'a partner’s call that comes again after a restore buys a second time',
    edits: [
      {
        file: 'shop/partners/prepaid/find-placed-order.ts',
        from: '  if (!known) return findPutBack(deps, caller, call)\n',
        to: '  if (!known) return null\n',
      },
    ],
    caughtBy: [
      {
        file: 'tests/puts-orders-of-balances-back.test.ts',
        test: 'is paid by its own business again, and the repeated call finds its order',
      },
    ],
  },
  {
    name: 'an order of one business is put back for another',
    edits: [
      {
        file: 'shop/partners/prepaid/put-api-order-back.ts',
        from: 'if (asToday) return put(asToday)',
        to: 'for (const each of asked) return put(each)',
      },
    ],
    caughtBy: [
      {
        file: 'tests/puts-orders-of-balances-back.test.ts',
        test: 'is paid by its own business again, and the repeated call finds its order',
      },
    ],
  },
  {
    name: 'a lost order is decided about by everybody who presses',
    edits: [
      {
        file: 'shop/office/books/difference-store.ts',
        from: '.where(and(isOpen, ofLostOrders, eq(bookDifferences.reference, reference)))',
        to: '.where(and(ofLostOrders, eq(bookDifferences.reference, reference)))',
      },
    ],
    caughtBy: [{ file: LOST, test: 'is decided once' }],
  },
  {
    name: 'a lost order is charged although its call has bought again',
    edits: [
      {
        file: 'shop/partners/prepaid/api-order-store.ts',
        from: '${mark.length}) = ${mark}`',
        to: '${mark.length}) <> ${mark}`',
      },
    ],
    caughtBy: [
      { file: LOST, test: 'isn’t charged again if the partner’s software has ordered it again with the same key' },
    ],
  },
  {
    name: 'a lost order costs what the form says',
    edits: [
      {
        file: 'shop/office/recovery/end-lost-order.ts',
        from: '  if (!matchesOrderId(deps.makeToken, reference, { businessId, totalCents }))\n',
        to: '  if (totalCents < 0 && !matchesOrderId(deps.makeToken, reference, { businessId, totalCents }))\n',
      },
    ],
    caughtBy: [{ file: LOST, test: 'is charged only with the amount, business, and VAT that match its ID' }],
  },
  {
    name: 'a balance counts twice what is kept of it',
    edits: [
      {
        file: 'shop/sales/ledger/ledger-sum-store.ts',
        from: 'where business_id is not null and movement_id > ${since} and ${which}',
        to: 'where business_id is not null and movement_id > ${since - 1} and ${which}',
      },
    ],
    caughtBy: [{ file: SUMS, test: 'is the sum of the lines' }],
  },
  {
    name: 'a partner is paid whose VAT number the register denies',
    edits: [
      {
        file: 'shop/partners/payout/standing.ts',
        from: "  if (details.vatVerdict === 'invalid') return 'vat_number_unknown'\n",
        to: '',
      },
    ],
    caughtBy: [
      {
        file: REGISTER,
        test: 'whose number VIES then rejects waits, gets one email, and is paid once the number is right',
      },
    ],
  },
  {
    name: 'a repeated call for another number of travelers is the first one',
    edits: [
      {
        file: 'shop/partners/prepaid/place-api-order.ts',
        from: '...(quantity > 1 ? [quantity] : [])',
        to: '',
      },
    ],
    caughtBy: [{ file: 'tests/api-orders-for-several.test.ts', test: 'another number is another request' }],
  },
  {
    name: 'each of several travelers is given back for the whole price',
    edits: [
      {
        file: 'shop/partners/prepaid/return-share.ts',
        from: 'cents: shareOfTraveler(paying.totalCents, quantity, order.traveler ?? 1)',
        to: 'cents: paying.totalCents',
      },
    ],
    caughtBy: [{ file: 'tests/api-orders-for-several.test.ts', test: 'returns its share once' }],
  },
]
