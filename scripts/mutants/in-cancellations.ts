// Bugs of orders that their buyers cancel, which pay for eSIMs that are in use, or pay twice.
import type { PlantedBug } from './planted-bug.ts'

const RULES = 'shop/support/cancellation/cancellation.ts'
const ASKING = 'shop/support/cancellation/cancel-order.ts'
const CARRYING_OUT = 'shop/support/cancellation/advance-cancellation.ts'
const ON_EVIDENCE = 'tests/cancels-on-evidence.test.ts'
const WHEREVER_IT_DIES = 'tests/cancels-wherever-it-dies.test.ts'
const SWAPPING = 'shop/support/cancellation/carry-out-swap.ts'
const SWAPS = 'tests/swaps-a-bundle.test.ts'
const DEARER = 'tests/swaps-for-a-dearer-bundle.test.ts'
const PURE = 'shop/support/cancellation/cancellation.test.ts'
const SHARES = 'shop/sales/party/party-shares.ts'
const FOR_SOME = 'tests/withdraws-for-some-travelers.test.ts'
const SUMS = 'shop/sales/party/party-shares.test.ts'

export const IN_CANCELLATIONS: PlantedBug[] = [
  {
    name: 'a canceled order is paid back before its eSIM is back',
    edits: [
      {
        file: CARRYING_OUT,
        from: '    const refused = await giveBack(deps, row, order)\n',
        to: '    await payBack(deps, row, order)\n    const refused = await giveBack(deps, row, order)\n',
      },
    ],
    caughtBy: [{ file: ON_EVIDENCE, test: 'if the network doesn’t take the eSIM back' }],
  },
  {
    name: 'an installed eSIM is canceled without a person',
    edits: [{ file: RULES, from: '    installed: evidence !== null && isInstalled(evidence),\n', to: '' }],
    caughtBy: [
      { file: PURE, test: 'of an eSIM on a phone' },
      { file: ON_EVIDENCE, test: 'about an eSIM that was installed, with state, usage, times, and the terms' },
    ],
  },
  {
    name: 'a family is paid back although one of them uses the eSIM',
    edits: [{ file: RULES, from: ' || others.some((other) => isHeldBack(of, other))', to: '' }],
    caughtBy: [{ file: PURE, test: 'of several travelers, one of whom uses the eSIM' }],
  },
  {
    name: 'an eSIM is canceled although its network says nothing about it',
    edits: [{ file: RULES, from: '    unclear: evidence !== null && isUnclear(evidence),\n', to: '' }],
    caughtBy: [{ file: PURE, test: 'of an eSIM in an unknown state' }],
  },
  {
    name: 'a canceled order is refunded beside a dispute',
    edits: [
      {
        file: CARRYING_OUT,
        from: "{ by: 'by_buyer', note: settle }",
        to: "{ by: 'by_buyer', isDisputeKnown: true, note: settle }",
      },
      {
        file: 'shop/sales/payment/check-with-provider.ts',
        from: "if (dispute.state === 'lost' || !dispute.isRefundable) return",
        to: "if (dispute.state === 'lost') return",
      },
    ],
    caughtBy: [
      {
        file: WHEREVER_IT_DIES,
        test: 'a payment that is disputed while its eSIM goes back is not paid back by the shop as well',
      },
    ],
  },
  {
    name: 'an order is canceled after the days of its terms',
    edits: [{ file: RULES, from: '    too_late: askedAt > cancelableUntil(order, terms),\n', to: '' }],
    caughtBy: [
      { file: PURE, test: 'after its last day' },
      { file: ON_EVIDENCE, test: 'after the days of its terms' },
    ],
  },
  {
    name: 'the days of the terms end while the shop waits for a network',
    edits: [
      {
        file: CARRYING_OUT,
        from: 'const { isTooMany, createdAt: askedAt } = row',
        to: 'const { isTooMany } = row\n  const askedAt = clock.now()',
      },
    ],
    caughtBy: [{ file: WHEREVER_IT_DIES, test: 'what was requested in time is in time, however long the shop takes' }],
  },
  {
    name: 'whoever has the eSIM in their account cancels its order',
    edits: [{ file: ASKING, from: "  if (!isBuyer(order, visitor)) return 'not_bought'\n", to: '' }],
    caughtBy: [
      {
        file: ON_EVIDENCE,
        test: 'whoever has the eSIM in their account isn’t who bought it, whatever leads them here',
      },
    ],
  },
  {
    name: 'whoever takes over a cancellation hands it over while another gives the eSIM back',
    edits: [
      {
        file: CARRYING_OUT,
        from: ' || (known.returnBegunAt === null && row.returnBegunAt !== null)',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: WHEREVER_IT_DIES,
        test: 'whoever takes over from a slow one, and finds the eSIM gone, leaves it to the one that gave it back',
      },
    ],
  },
  {
    name: 'a swapped order keeps what the other bundle costs less',
    edits: [
      {
        file: SWAPPING,
        from: '  if (backCents === 0) return { newOrderId }\n',
        to: '  if (backCents >= 0) return { newOrderId }\n',
      },
    ],
    caughtBy: [{ file: SWAPS, test: 'a cheaper bundle comes for the difference, with papers that name it' }],
  },
  {
    name: 'an order that waits for a swap gets its eSIM before the former one is back',
    edits: [
      {
        file: 'shop/sales/order-rows/order-work-store.ts',
        from: 'inSql.isDeliverable)',
        to: 'inSql.isSettled)',
      },
    ],
    caughtBy: [{ file: DEARER, test: 'orders nothing from the network while that hasn’t taken the former eSIM back' }],
  },
  {
    name: 'a refund of a swapped order keeps the difference',
    edits: [
      {
        file: 'shop/sales/payment/release-order.ts',
        from: '  if (other) await releaseOther(deps, other, by)\n',
        to: '',
      },
    ],
    caughtBy: [{ file: DEARER, test: 'a payment that was refunded at the provider takes the other one along' }],
  },
  {
    name: 'a difference that was paid for nothing stays with the shop',
    edits: [
      {
        file: 'shop/support/cancellation/advance-cancellation.ts',
        from: '  if (differenceId === null) return void',
        to: '  if (differenceId !== undefined) return void',
      },
    ],
    caughtBy: [
      {
        file: DEARER,
        test: 'goes back with a ticket if the eSIM was installed while the buyer paid, who keeps what they have',
      },
    ],
  },
  {
    name: 'the invoice of a swapped order names what was sold at first',
    edits: [
      {
        file: 'shop/sales/invoicing/issue-invoice.ts',
        from: '    if (!isRefunded(order)) await restateInvoice(deps, order, brand)\n',
        to: '',
      },
    ],
    caughtBy: [{ file: SWAPS, test: 'a cheaper bundle comes for the difference, with papers that name it' }],
  },
  {
    name: 'a withdrawal that is carried out for some travelers pays for one whose eSIM went back before',
    edits: [{ file: SHARES, from: ' || chosen.some(({ isGone }) => isGone)', to: '' }],
    caughtBy: [{ file: SUMS, test: 'nothing goes back for whoever lost their eSIM before' }],
  },
  {
    name: 'the shares of some travelers go back beyond what is left of the payment',
    edits: [{ file: SHARES, from: 'Math.min(cents, leftCents - 1)', to: 'cents' }],
    caughtBy: [{ file: SUMS, test: 'the shares go back in any order, and never more than what was paid' }],
  },
  {
    name: 'a withdrawal from an order for several is judged by the eSIM of its buyer alone',
    edits: [
      {
        file: 'shop/support/inbox/read-profile.ts',
        from: 'return said.size > 1 ? null : only',
        to: 'return only',
      },
    ],
    caughtBy: [{ file: FOR_SOME, test: 'looks at the eSIM of each traveler, each at its network' }],
  },
]
