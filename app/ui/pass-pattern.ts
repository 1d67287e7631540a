// A pass's decorative pattern and color: the same bundle always looks the same, and different bundles look different.

/** A dot in the middle of this cell of the grid; `radius` in cells. */
export type PatternDot = { column: number; row: number; radius: number }

export const PATTERN_COLUMNS = 14
export const PATTERN_ROWS = 6
const WIDEST_TURN_DEGREES = 24

/** The dots of a pass on a grid of 14 by 6. */
export function toPattern(seed: string): PatternDot[] {
  const next = numbersFrom(hashOf(seed))
  const dots: PatternDot[] = []
  for (let row = 0; row < PATTERN_ROWS; row++) {
    for (let column = 0; column < PATTERN_COLUMNS; column++) {
      const weight = next() % 5
      if (weight > 0) dots.push({ column, row, radius: weight * 0.09 })
    }
  }
  return dots
}

/**
 * The same dots as one path for each size, by its width: lines without length, whose round ends are the dots. As
 * outlines, they would take six times as much text on each page with a pass. Whole numbers become text in a third of the
 * time that others take.
 */
export function toPatternPaths(seed: string): Map<number, string> {
  const paths = new Map<number, string>()
  for (const { column, row, radius } of toPattern(seed)) {
    const width = radius * 2
    paths.set(width, `${paths.get(width) ?? ''}M${column}.5 ${row}.5h0`)
  }
  return paths
}

/** How far the decoration of a zone turns away from the brand's hue, in degrees from -24 to 24. */
export function getHueTurn(zone: string): number {
  return (hashOf(zone) % (2 * WIDEST_TURN_DEGREES + 1)) - WIDEST_TURN_DEGREES
}

/** The strip that stands for an order reference: bars 10 high, every bar and gap 1 to 4 wide. */
export function toStrip(reference: string, count = 48): { path: string; width: string } {
  const next = numbersFrom(hashOf(reference))
  let width = 0
  let path = ''
  for (let at = 0; at < count; at++) {
    const step = 1 + (next() % 4)
    if (at % 2 === 0) path += `M${width} 0h${step}v10h-${step}z`
    width += step
  }
  return { path, width: String(width) }
}

// FNV-1a, 32 bits.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

function numbersFrom(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}
