// Bugs in prices, payments and refunds.
import type { PlantedBug } from './planted-bug.ts'

const FIRST = 'tests/writes-before-it-acts.test.ts'

export const IN_MONEY: PlantedBug[] = [
  {
    name: 'the total that the browser sends is believed',
    edits: [
      {
        file: 'shop/sales/checkout/place-order.ts',
        from: "if (input.seenTotalCents !== null && input.seenTotalCents !== quoted.quote.totalCents)\n    return { ok: false, problem: 'total_changed' }\n",
        to: 'if (input.seenTotalCents !== null) quoted.quote.totalCents = input.seenTotalCents\n',
      },
    ],
    caughtBy: [
      { file: 'tests/opens-payment-pages.test.ts', test: 'has the shop’s price, whatever the browser claims' },
    ],
  },
  {
    name: 'an order that comes to nothing new is not counted',
    edits: [
      {
        file: 'shop/sales/checkout/place-order.ts',
        from: '      if (!isCounted) await refusedBy(deps, input)\n',
        to: '',
      },
    ],
    caughtBy: [{ file: 'tests/opens-payment-pages.test.ts', test: 'is limited per visitor, whatever became of each' }],
  },
  {
    name: 'a payment of another amount is taken for the right one',
    edits: [
      {
        file: 'shop/sales/payment/confirm-page.ts',
        from: "  if (session.amountCents !== order.totalCents) return 'amount_differs'\n",
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'tests/opens-payment-pages.test.ts',
        test: 'that was paid with a different amount than its order buys nothing, and needs attention (E10)',
      },
    ],
  },
  {
    name: 'a second payment of one order is kept',
    edits: [
      {
        file: 'shop/sales/payment/confirm-page.ts',
        from: "    await deps.paymentSessions.move(row.id, 'goes_back', now, { refundReason: 'duplicate' })\n",
        to: '',
      },
    ],
    caughtBy: [{ file: 'tests/exactly-one-esim.test.ts', test: 'gives a second payment for one order back' }],
  },
  {
    name: 'a payment event is answered before it is stored',
    edits: [
      {
        file: 'shop/sales/payment/receive-payment-event.ts',
        from: 'await deps.paymentSessions.findUsing(deps.paymentEvents.receiving(event, deps.clock.now()))',
        to: 'await deps.paymentSessions.findUsing(deps.paymentEvents.receiving(event, deps.clock.now())).catch(() => ({ page: null }))',
      },
    ],
    caughtBy: [{ file: FIRST, test: 'a payment event is stored before it is answered' }],
  },
  {
    name: 'a payment event counts as worked out before it is',
    edits: [
      {
        file: 'shop/sales/payment/receive-payment-event.ts',
        from: '    return finish(await followMoney(deps, about, event.paymentIntentId))\n',
        to: "    return void (await finish('done'), await followMoney(deps, about, event.paymentIntentId))\n",
      },
    ],
    caughtBy: [{ file: FIRST, test: 'a payment event is processed before it counts as done' }],
  },
  {
    name: 'a payment page is asked for under a new key at each try',
    edits: [
      {
        file: 'shop/sales/payment/compose-payment-request.ts',
        from: 'idempotencyKey: `session:${row.id}`',
        to: 'idempotencyKey: `session:${crypto.randomUUID()}`',
      },
    ],
    caughtBy: [{ file: 'tests/opens-payment-pages.test.ts', test: 'that the provider opened without an answer (' }],
  },
  {
    name: 'a page that was asked for before a release is given up',
    edits: [
      {
        file: 'shop/sales/payment/open-payment.ts',
        from: '    if (!isKeySpent(error)) throw error\n',
        to: '    if (isKeySpent(error)) throw error\n',
      },
    ],
    caughtBy: [
      {
        file: 'tests/opens-pages-after-a-release.test.ts',
        test: 'is the one that the buyer gets, and the only one',
      },
    ],
  },
  {
    name: 'a refund is asked for under a new key at each try',
    edits: [
      {
        file: 'shop/sales/refund/refund-payment.ts',
        from: '`refund:${row.id}`',
        to: '`refund:${crypto.randomUUID()}`',
      },
    ],
    caughtBy: [{ file: FIRST, test: 'a refund is requested with its page’s key at each try, so that it happens once' }],
  },
  {
    name: 'a part goes back twice',
    edits: [
      { file: 'adapters/stripe/stripe.ts', from: '(await findRefund(paymentIntentId, name)) ??', to: '' },
      { file: 'adapters/stripe/stripe.ts', from: '`part-refund:${name}`', to: '`part-refund:${crypto.randomUUID()}`' },
    ],
    caughtBy: [{ file: 'tests/refunds-a-part.test.ts', test: 'that was refunded before a crash isn’t refunded again' }],
  },
  {
    name: 'the refund mail is written before the refund holds',
    edits: [
      {
        file: 'shop/sales/refund/refund-order.ts',
        from: 'import { releaseOrder, type',
        to: 'import { putRefundMail, releaseOrder, type',
      },
      {
        file: 'shop/sales/refund/refund-order.ts',
        from: '  const refunded = await transaction<',
        to: '  if (await paymentSessions.findPaid(orderId)) await putRefundMail(deps, orderId, { amountCents: null })\n  const refunded = await transaction<',
      },
      {
        file: 'shop/sales/payment/release-order.ts',
        from: "if (by === 'dispute_lost' || !isMailed(before)) return true",
        to: "if (by !== 'by_provider') return true",
      },
    ],
    caughtBy: [{ file: FIRST, test: 'a rolled-back refund sends no email, no money, and keeps the eSIM' }],
  },
  {
    name: 'a refund gets no credit note with it',
    edits: [{ file: 'shop/sales/payment/release-order.ts', from: '  await tryToInvoice(orderId)\n', to: '' }],
    caughtBy: [{ file: FIRST, test: 'a credit note is issued with its refund, before any sweep' }],
  },
  {
    name: 'a refund gets no credit note at all',
    edits: [
      { file: 'shop/sales/payment/release-order.ts', from: '  await tryToInvoice(orderId)\n', to: '' },
      {
        file: 'shop/sales/order-rows/order-moves-store.ts',
        from: 'refundedCents: sql`${orders.paidCents}`, refundedBy, isInvoiceDue: true }',
        to: 'refundedCents: sql`${orders.paidCents}`, refundedBy }',
      },
    ],
    caughtBy: [
      {
        file: 'tests/refunds.test.ts',
        test: 'in full in the provider’s dashboard ends the order: credit note, email, profile returned, once',
      },
    ],
  },
  {
    name: 'a coupon is looked at first and counted afterwards',
    edits: [
      {
        file: 'shop/catalogue/pricing/coupon-store.ts',
        from: '          or(isNull(coupons.maxRedemptions), lt(coupons.redemptions, coupons.maxRedemptions)),\n        ),\n      )\n',
        to: '        ),\n      )\n',
      },
      {
        file: 'shop/catalogue/pricing/coupon-store.ts',
        from: '    const [coupon] = await db()\n      .update(coupons)',
        to: '    const [seen] = await db().select().from(coupons).where(eq(coupons.code, code))\n    if (seen?.maxRedemptions != null && seen.redemptions >= seen.maxRedemptions) throw new CapReached()\n    const [coupon] = await db()\n      .update(coupons)',
      },
    ],
    caughtBy: [{ file: 'tests/coupon-caps.test.ts', test: 'thirty at once get exactly the cap' }],
  },
  {
    name: 'a coupon counts before its first day',
    edits: [
      {
        file: 'shop/catalogue/pricing/coupon.ts',
        from: "coupon.status === 'active' && !isAhead(coupon, now) && !isOver(coupon, now)",
        to: "coupon.status === 'active' && !isOver(coupon, now)",
      },
      {
        file: 'shop/catalogue/pricing/coupon-store.ts',
        from: '          or(isNull(coupons.validFrom), lte(coupons.validFrom, now)),\n',
        to: '',
      },
    ],
    caughtBy: [
      { file: 'shop/catalogue/pricing/coupon.test.ts', test: 'still ahead' },
      { file: 'tests/counts-coupon-uses.test.ts', test: 'before the first day of a code' },
      {
        file: 'tests/coupon-days.test.ts',
        test: 'is treated as unknown before it starts, in a cart, an order, and a top-up, and counts for nobody',
      },
    ],
  },
  {
    name: 'a code that lies ahead is no guess, which tells that it is there',
    edits: [
      {
        file: 'shop/sales/checkout/quote-cart.ts',
        from: '  if (judged.ok) {',
        to: '  if (found) {',
      },
    ],
    caughtBy: [
      {
        file: 'tests/coupon-days.test.ts',
        test: 'counts as a guess before it starts, so that nobody learns that it exists',
      },
    ],
  },
  {
    name: 'the balance of the provider is held against nothing',
    edits: [
      {
        file: 'shop/office/books/check-books.ts',
        from: "    ...(await askEach(silent, 'provider', () => findAtBalance(deps, balance, now, deps.paymentFees.keep))),\n",
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'tests/checks-the-books.test.ts',
        test: 'compares with the provider’s balance after a partial refund, a lost dispute, and a won one',
      },
    ],
  },
  {
    name: 'the balance of the provider is trusted to hold whatever it says',
    edits: [
      {
        file: 'shop/office/books/our-checks.ts',
        from: 'ours === keptCents - claimedCents)',
        to: 'ours === keptCents - claimedCents || keptCents > 0)',
      },
    ],
    caughtBy: [
      {
        file: 'tests/checks-the-books.test.ts',
        test: 'compares with the provider’s balance after a partial refund, a lost dispute, and a won one',
      },
    ],
  },
  {
    name: 'a difference of the balance is forgotten with the hours that it was found in',
    edits: [
      {
        file: 'shop/office/books/check-books.ts',
        from: '  const balance = { since: await sinceOfBalance(deps, since, now), until }\n',
        to: '  const balance = { since, until }\n',
      },
      {
        file: 'shop/office/books/check-books.ts',
        from: '      ? foundAt > look.balanceSince\n',
        to: '      ? foundAt < now\n',
      },
    ],
    caughtBy: [
      {
        file: 'tests/checks-the-books.test.ts',
        test: 'compares with the provider’s balance after a partial refund, a lost dispute, and a won one',
      },
    ],
  },
  {
    name: 'an affiliate earns by an order of their own through whom they referred',
    edits: [
      {
        file: 'shop/sales/ledger/record-order.ts',
        from: '  return (await worksFor(deps.customers, businessId, order.email)) ? null : businessId\n',
        to: '  return businessId\n',
      },
    ],
    caughtBy: [{ file: 'tests/earns-nothing-by-own-orders.test.ts', test: 'not through another affiliate’s code' }],
  },
  {
    name: 'an affiliate earns by an order that their own card paid for',
    edits: [
      {
        file: 'shop/sales/ledger/record-order.ts',
        from: 'others.length > 0 && ',
        to: 'others.length < 0 && ',
      },
    ],
    caughtBy: [{ file: 'tests/earns-nothing-by-own-orders.test.ts', test: 'with the own card' }],
  },
]
