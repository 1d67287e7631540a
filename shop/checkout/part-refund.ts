// Why a part of a payment goes back: words that are kept, so they name nobody. What else there is to say is an internal note.
const PART_REASONS = ['goodwill', 'poor_coverage', 'late_delivery', 'wrong_price', 'other'] as const
export type PartReason = (typeof PART_REASONS)[number]

type PartState = 'due' | 'given' | 'dropped'
/** Asked of the provider until it gives it or refuses for good. */
export const RUNNING = 'due' satisfies PartState
export const isRunning = ({ state }: { state: PartState }): boolean => state === RUNNING

export const isPartReason = (text: string): text is PartReason => PART_REASONS.some((reason) => reason === text)

export type PartProblem = 'amount_invalid' | 'amount_too_high' | 'amount_whole'

/**
 * Why so many cents may not go back when `leftCents` are left; null when they may. What is left altogether is no part: it goes
 * back as a whole, with the order and its eSIM.
 */
export function partProblem(cents: number, leftCents: number): PartProblem | null {
  if (!Number.isSafeInteger(cents) || cents <= 0) return 'amount_invalid'
  if (cents > leftCents) return 'amount_too_high'
  return cents === leftCents ? 'amount_whole' : null
}
