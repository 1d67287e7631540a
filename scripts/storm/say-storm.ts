// Prints the result of a storm as a table, for a terminal and for docs/reliability.md.
import type { StormOptions } from './storm-options.ts'
import type { StormResult } from './run-storm.ts'
import type { Settled } from './until-settled.ts'
import { WHOLESALERS } from './wholesalers.ts'

const SETTLED_WITHIN_MS = 5 * 60_000
/** These need a person's decision anyway, with or without a storm. */
const BY_DESIGN = ['disputed', 'dispute_won']
const MOST_NAMED = 40

/** The longest that a lost request may take at this network besides. */
const waitsFor = ({ network }: Settled) => (network === null ? 0 : WHOLESALERS[network].asksAgainAfterMs)
const isLate = (settled: Settled) => settled.ms > SETTLED_WITHIN_MS + waitsFor(settled)

/**
 * Nothing was lost or duplicated, every order was settled within five minutes of calm and of what its network needs to be
 * asked again, and all books agree.
 */
export const isGood = ({ found, books, troubles, failures, falls, settling }: StormResult): boolean =>
  found.problems.length + troubles.length + failures.length + falls + settling.unsettled.length === 0 &&
  !settling.after.some(isLate) &&
  books.isGood

export function sayStorm(plan: StormOptions & { seed: number }, result: StormResult): string {
  const { purchases, blows, settling, found, troubles, books, failures, unheard, falls, seconds, peakMb, oddAnswers } =
    result
  const inTime = settling.after.filter(({ ms }) => ms <= SETTLED_WITHIN_MS).length
  const waited = settling.after.filter((settled) => settled.ms > SETTLED_WITHIN_MS && !isLate(settled)).length
  const last = Math.round((settling.after.at(-1)?.ms ?? 0) / 1000)
  const asked = [...found.reviews].filter(([reason]) => !BY_DESIGN.includes(reason))
  const decided = [...found.reviews].filter(([reason]) => BY_DESIGN.includes(reason))
  const hands = asked.reduce((sum, [, orders]) => sum + orders, 0) + settling.unsettled.length
  const repeats = new Set(purchases.map(({ repeats: of, errand }) => `${errand.ip} ${of}`))
  const callsAgain = [...repeats].reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)
  const share = (count: number) => `${count} (${((100 * count) / Math.max(purchases.length, 1)).toFixed(1)} %)`
  const rate = Math.round((purchases.length / Math.max(seconds.storm, 1)) * 3600)
  const rows: [string, string][] = [
    ['database, nodes', `${plan.database}, ${plan.nodes}`],
    ['seed', String(plan.seed)],
    ['orders', `${purchases.length} in ${seconds.storm} s, ${rate} an hour, ${kindsOf(purchases)}`],
    [
      'blows',
      [...blows]
        .map(([what, times]) => `${times} × ${what}`)
        .toSorted()
        .join(', '),
    ],
    ['calls made again', String(callsAgain)],
    ['answers and messages of vendors in odd notation', String(oddAnswers)],
    ['lost', String(found.harms.lost)],
    ['charged twice', String(found.harms.charged_twice)],
    ['allocated twice', String(found.harms.allocated_twice)],
    ['not emailed', String(found.harms.unmailed)],
    ['emailed twice', `${share(found.harms.mailed_twice)}, with one ID`],
    ['of these recorded as not accepted', String(unheard)],
    ['settled within 5 minutes of calm', `${inTime} of ${purchases.length}, the last after ${last} s`],
    ['later, since their network can’t be asked again sooner', String(waited)],
    ['needed a person', `${hands}${asked.map(([reason, orders]) => `, ${orders} × ${reason}`).join('')}`],
    ['decided by a person anyway', decided.map(([reason, orders]) => `${orders} × ${reason}`).join(', ') || '0'],
    ['nodes that stopped unexpectedly', String(falls)],
    ['requests that failed inside the shop', String(failures.length)],
    ['differences in the books', String(found.problems.length)],
    ['time to compare the books, memory of the storm', `${seconds.books} s, ${peakMb} MB`],
    ['npm run audit', books.isGood ? 'everything agrees' : 'differences, see below'],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  return [
    '',
    ...rows.map(([what, value]) => `| ${what.padEnd(width)} | ${value} |`),
    '',
    ...troubles.slice(0, MOST_NAMED).map((trouble) => `In trouble: ${trouble.slice(0, 400)}`),
    ...settling.unsettled
      .slice(0, MOST_NAMED)
      .map(({ errand, reference }) => `Unsettled: ${errand.email} ${reference}`),
    ...found.problems.slice(0, MOST_NAMED),
    ...failures.slice(0, MOST_NAMED).map((line) => line.slice(0, 1_000)),
    ...(books.isGood ? [] : [books.text]),
  ].join('\n')
}

function kindsOf(purchases: StormResult['purchases']): string {
  const kinds = Map.groupBy(purchases, ({ errand, kind, hasPaid }) => {
    if (kind === 'topup') return 'top-up'
    if (errand.aftermath !== 'none') return errand.aftermath
    if (errand.ending !== 'returns' && errand.ending !== 'leaves_after_paying') return errand.ending
    return hasPaid ? 'paid' : 'free'
  })
  return [...kinds].map(([kind, those]) => `${those.length} ${kind.replaceAll('_', ' ')}`).join(', ')
}
