// Names that somebody may have meant who slipped: letters left out, doubled, wrong or swapped.

/** So many slips are forgiven in a word of so many letters; the shorter it is, the more it could be anything. */
const FORGIVEN = [
  { letters: 7, slips: 2 },
  { letters: 4, slips: 1 },
]

/**
 * How many slips lie between what was typed and the beginning of a name, both folded; null for more than are forgiven: one in
 * four to six letters, two in longer words, none in shorter ones. Two letters swapped are one slip.
 */
export function slipsTo(name: string, typed: string): number | null {
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
