// Finds the name somebody may have meant despite typos: letters missing, doubled, wrong, or swapped.

/** How many typos are allowed for a word of this length; a shorter word could be anything. */
const FORGIVEN = [
  { letters: 7, slips: 2 },
  { letters: 4, slips: 1 },
]
/** Whoever is still typing has typed this much of a name before it is guessed, with one typo at most. */
const TYPED_SHARE = 2 / 3
const LEAST_TYPED = 6

/**
 * How many typos separate the typed text from a name, both without accents; null if too many for the shorter of the two:
 * one is allowed for four to six letters, two for longer words, none for shorter ones. Two swapped letters are one typo.
 * Two thirds of a name count as the whole if they are six letters or more.
 */
export function countTypos(name: string, typed: string): number | null {
  const whole = countTyposInWhole(name, typed)
  if (whole !== null) return whole

  const isMostOfIt = typed.length >= LEAST_TYPED && typed.length >= name.length * TYPED_SHARE
  return isMostOfIt && typed.length < name.length ? slipsBetween(name.slice(0, typed.length), typed, 1) : null
}

/** The same without names that are typed only in part. */
export const countTyposInWhole = (name: string, typed: string): number | null =>
  slipsBetween(name, typed, forgivenFor(Math.min(name.length, typed.length)))

const forgivenFor = (letters: number): number => FORGIVEN.find((each) => letters >= each.letters)?.slips ?? 0

// Names whose lengths differ by more than that need no counting, and counting ends where it can only be more.
function slipsBetween(name: string, typed: string, most: number): number | null {
  if (most === 0 || Math.abs(name.length - typed.length) > most) return null
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
    // A swap reaches two rows back.
    if (Math.min(...next, ...row) > most) return null
    before = row
    row = next
  }
  const slips = row[name.length] ?? Infinity
  return slips <= most ? slips : null
}
