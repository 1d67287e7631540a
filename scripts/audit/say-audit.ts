// Prints the result of an audit: one line per promise, and one per difference.
import { differenceWords } from '#app/copy/office/books.ts'
import { FAULTS, INVARIANT_IDS, INVARIANTS } from '#shop/office/books/invariants.ts'
import type { WholeLook } from '#shop/office/books/check-all-books.ts'

const MOST_NAMED = 50
const VENDORS = { provider: 'The payment provider', network: 'The eSIM network' }

export function sayAudit({ orders, profiles, differences, silent }: WholeLook, seconds: number): string {
  const lines = [`${orders} orders, ${profiles} profiles at the network, ${seconds.toFixed(1)} s`, '']
  for (const id of INVARIANT_IDS) {
    const { promise, from } = INVARIANTS[id]
    const broken = differences.filter(({ fault }) => FAULTS[fault] === id)
    const verdict = from.some((each) => each === 'elsewhere')
      ? 'tested'
      : broken.length > 0
        ? `${broken.length}!`
        : 'ok'
    lines.push(`${id.padEnd(4)} ${verdict.padEnd(7)} ${promise}`)
    for (const { fault, reference, facts } of broken.slice(0, MOST_NAMED))
      lines.push(`       ${reference}: ${differenceWords[fault].says(facts)}. ${differenceWords[fault].todo}`)
    if (broken.length > MOST_NAMED) lines.push(`       and ${broken.length - MOST_NAMED} more`)
  }
  for (const vendor of silent) lines.push('', `${VENDORS[vendor]} did not answer, so its data was not compared.`)
  const isGood = differences.length + silent.length === 0
  return [...lines, '', isGood ? 'Everything agrees.' : `${differences.length} differences.`].join('\n')
}
