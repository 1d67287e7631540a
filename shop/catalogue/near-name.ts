// Finds the name somebody may have meant despite typos: letters missing, doubled, wrong, or swapped.

/** How many typos are allowed for a word of this length; a shorter word could be anything. */
const FORGIVEN = [
  { letters: 7, slips: 2 },
  { letters: 4, slips: 1 },
]

/**
 * How many typos separate the typed text from the beginning of a name, both without accents; null if too many: one is
 * allowed for four to six letters, two for longer words, none for shorter ones. Two swapped letters are one typo.
 */
export function countTypos(name: string, typed: string): number | null {
  const most = FORGIVEN.find(({ letters }) => typed.length >= letters)?.slips
  if (most === undefined) return null
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= name.length; to += 1) {
      const isSame = typed[at - 1] === name[to - 1]
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === name[to - 2] && typed[at - 2] === name[to - 1]
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  const slips = Math.min(...row)
  return slips <= most ? slips : null
}
