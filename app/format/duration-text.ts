// How long something took, as people say it: '840 ms', '3.4 s', '2 min', '3.1 h'.
const STEPS = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const

export function durationText(ms: number): string {
  const step = STEPS.find(([length]) => ms >= length)
  if (!step) return `${Math.round(ms)} ms`
  const value = ms / step[0]
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${step[1]}`
}
