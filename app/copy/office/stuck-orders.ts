// The notice to staff about stuck orders.
export const stuckOrdersCopy = {
  subject: (count: number) =>
    count === 1
      ? 'A paid order is stuck'
      : count === 0
        ? 'The stuck orders are moving again'
        : `${count} paid orders are stuck`,
  heading: 'Paid orders that are stuck',
  intro:
    'Each of these has been at one step for ten minutes or longer. The shop keeps trying by itself, for a day from when the step began. You don’t need to do anything. If many show the same problem, check that vendor’s status page.',
  over: 'The orders that were stuck are moving again by themselves. There’s nothing left to do.',
  since: (step: string, minutes: number) =>
    `${step.replaceAll('_', ' ')}, for ${minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`}`,
  noMessage: 'No answer yet.',
  more: (count: number) => `And ${count} more: the dashboard lists them all under “Failed” and “Stuck”.`,
  all: 'Open the dashboard',
} as const
