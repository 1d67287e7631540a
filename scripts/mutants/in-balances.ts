// Bugs in what businesses pay in beforehand.
import type { PlantedBug } from './planted-bug.ts'

const DEPOSITS = 'tests/prepaid-balances.test.ts'
const ORDERS = 'tests/api-orders.test.ts'

export const IN_BALANCES: PlantedBug[] = [
  {
    name: 'a deposit that was spent is refunded all the same',
    edits: [
      {
        file: 'shop/checkout/refund-order.ts',
        from: "    if (order && !(await covers(deps, order, cents))) return { ok: false, problem: 'deposit_spent' }\n",
        to: '',
      },
    ],
    caughtBy: [{ file: DEPOSITS, test: 'goes back by staff as long as the balance covers it' }],
  },
  {
    name: 'a deposit is invoiced as a sale',
    edits: [
      { file: 'shop/invoicing/issue-invoice.ts', from: '    !isDeposit(order) &&\n', to: '' },
      {
        file: 'shop/order/order-work-store.ts',
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
        file: 'shop/checkout/receive-dispute.ts',
        from: '  await recordDispute(order, true, clock.now())\n',
        to: '',
      },
    ],
    caughtBy: [{ file: DEPOSITS, test: 'that a bank asks about buys nothing' }],
  },
  {
    name: 'an order by API is placed whatever the balance says',
    edits: [
      {
        file: 'shop/prepaid/place-api-order.ts',
        from: "  if (isLive && (await deps.ledger.sumPrepaid(businessId)) < cost.totalCents) throw new Refusal('balance_too_low')\n",
        to: '',
      },
    ],
    caughtBy: [{ file: ORDERS, test: 'that the balance does not cover' }],
  },
  {
    name: 'two orders by API at once spend the same cents',
    edits: [
      {
        file: 'shop/prepaid/place-api-order.ts',
        from: 'await deps.businesses.hold(businessId)',
        to: 'await deps.businesses.find(businessId)',
      },
      {
        file: 'shop/prepaid/place-api-order.ts',
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
        file: 'shop/prepaid/give-order-back.ts',
        from: '  if (refused) return { ok: false, problem: refused }\n',
        to: '',
      },
    ],
    caughtBy: [{ file: ORDERS, test: 'that was used, topped up, or is too old' }],
  },
]
