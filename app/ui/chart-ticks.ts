// Round values for the axis of a chart, from the least to the most and zero among them.

const STEPS = [1, 2, 5, 10]
const MOST_STEPS = 4

/** Even, round steps that hold all values, lowest first; whole numbers, at least two. */
export function ticksFor(values: readonly number[]): number[] {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const step = roundStep((top - bottom || 1) / MOST_STEPS)
  const first = Math.floor(bottom / step)
  const last = Math.max(Math.ceil(top / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return power * (STEPS.find((step) => step * power >= least) ?? 10)
}

/** Which of so many bars are named below the axis: the first, the last, and some between at even distances. */
export function namedBars(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  const apart = Math.ceil((count - 1) / (most - 1))
  return Array.from({ length: Math.ceil(count / apart) }, (_, at) => at * apart)
}
