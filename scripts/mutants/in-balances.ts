// Bugs in what businesses pay in beforehand.
import type { PlantedBug } from './planted-bug.ts'

const DEPOSITS = 'tests/prepaid-balances.test.ts'

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
]
