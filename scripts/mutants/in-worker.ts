// Bugs in how the worker runs: what is due, how often, and what a dead process had claimed.
import type { PlantedBug } from './planted-bug.ts'

const ROUNDS = 'server/work/worker.test.ts'
const NUDGED = 'tests/needs-no-round.test.ts'
const WORKER = 'shop/delivery/due-work/worker.ts'

const left = (name: string, line: string, caughtBy: PlantedBug['caughtBy']): PlantedBug => ({
  name,
  edits: [{ file: WORKER, from: line, to: '' }],
  caughtBy,
})

export const IN_WORKER: PlantedBug[] = [
  {
    name: 'the books are never compared by themselves',
    edits: [
      {
        file: 'server/work/worker.ts',
        from: "    startRound(() => shop.books.checkBooks(), LOOK_AT_BOOKS_EVERY_MS, 'comparing the books failed'),\n",
        to: '',
      },
    ],
    caughtBy: [{ file: ROUNDS, test: 'does everything once at startup, and carries out every nudge' }],
  },
  {
    name: 'a round of the worker that failed once never comes again',
    edits: [
      {
        file: 'server/work/worker.ts',
        from: '    else log.error({ problem }, complaint)\n',
        to: '    else {\n      log.error({ problem }, complaint)\n      isStopping = true\n    }\n',
      },
    ],
    caughtBy: [{ file: ROUNDS, test: 'fails, and continues' }],
  },
  {
    name: 'a round of the worker begins again too soon',
    edits: [
      {
        file: 'server/work/worker.ts',
        from: '    if (!isStopping) timer = setTimeout(() => void (running = go()), restOf(everyMs, failures))',
        to: '    if (!isStopping) timer = setTimeout(() => void (running = go()), 1)',
      },
    ],
    caughtBy: [{ file: ROUNDS, test: 'and no sooner' }],
  },
  {
    name: 'a worker that stands still calls itself ready',
    edits: [
      {
        file: 'server/work/worker.ts',
        from: 'isGoing: () => rounds.every((round) => round.isGoing()),',
        to: 'isGoing: () => rounds.some((round) => round.isGoing()),',
      },
    ],
    caughtBy: [{ file: ROUNDS, test: 'counts as stopped if a round is a quarter of an hour overdue' }],
  },
  {
    name: 'a worker that is stopped leaves its webhooks half sent',
    edits: [{ file: 'server/work/worker.ts', from: '      await Promise.all(turns)\n', to: '' }],
    caughtBy: [{ file: ROUNDS, test: 'that it has started, and starts nothing more, when it is stopped' }],
  },
  {
    name: 'a nudge for a refund is taken for one of a part',
    edits: [
      {
        file: WORKER,
        from: "return job.name === 'refund'",
        to: "return job.name !== 'refund' && 'paymentSessionRowId' in job",
      },
    ],
    caughtBy: [{ file: NUDGED, test: 'about a payment to refund refunds it' }],
  },
  ...['orders', 'mails', 'withdrawals', 'esimChecks', 'webhookEndpoints'].map((store) =>
    left(`${store} that a killed process held stay held on its folder`, `      await base.${store}.voidLeases()\n`, [
      { file: NUDGED, test: 'is free for the next process' },
    ]),
  ),
  left('nobody is told of an order that stands still', '    stuck_orders: () => reportStuckOrders(needs),\n', [
    { file: 'tests/tries-again-by-itself.test.ts', test: 'is reported to staff after ten minutes, once' },
  ]),
  left('nobody who runs the shop is told of a review', '    review_notices: () => sendReviewNotices(needs),\n', [
    {
      file: 'tests/tells-those-who-run-the-shop.test.ts',
      test: 'is sent once per reason, and again if the reason recurs',
    },
  ]),
  left('an invoice that failed is never written again', '        work: (orderId) => parts.issueInvoice(orderId),\n', [
    { file: 'tests/invoices.test.ts', test: 'that can’t be issued delays no eSIM, and is issued later' },
  ]),
  left('what partners earned stays held for ever', '        work: ({ orderId }) => parts.releaseEarnings(orderId),\n', [
    { file: 'tests/sells-at-own-prices.test.ts', test: 'has that price, keeps it, and earns the business its margin' },
  ]),
  left('the worker gives no sign of life', "    await base.workerBeats.beat('sweep', now)\n", [
    { file: 'tests/reports-to-the-platform.test.ts', test: 'shows each kind of waiting item' },
  ]),
  {
    name: 'a clock that was set back keeps the sweep waiting',
    edits: [
      {
        file: WORKER,
        from: 'if (Math.abs(base.clock.now().getTime() - sweptAt) >= SWEEP_EVERY_MS) await sweep()',
        to: 'if (base.clock.now().getTime() - sweptAt >= SWEEP_EVERY_MS) await sweep()',
      },
    ],
    caughtBy: [{ file: NUDGED, test: 'sweeps once a minute, even after a clock is set back' }],
  },
  {
    name: 'what is due waits for the sweep of the minute',
    edits: [{ file: WORKER, from: '      else if (await findDueWork(base)) await runDueWork(needs)\n', to: '' }],
    caughtBy: [{ file: NUDGED, test: 'handles what is due in each round, without a sweep' }],
  },
]
