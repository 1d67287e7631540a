// Why part of a payment is refunded. The reasons are stored, so they are a fixed list that names nobody; anything else
// goes into an internal note.
const STAFF_REASONS = ['goodwill', 'poor_coverage', 'late_delivery', 'wrong_price', 'other'] as const
// A traveler's share, which goes back together with their eSIM.
const SHARE_REASONS = ['withdrawal', 'canceled'] as const
const PART_REASONS = [...STAFF_REASONS, ...SHARE_REASONS] as const
type StaffReason = (typeof STAFF_REASONS)[number]
export type PartReason = (typeof PART_REASONS)[number]

type PartState = 'due' | 'given' | 'dropped'
/** Asked of the provider until it is done or finally rejected. */
export const RUNNING = 'due' satisfies PartState
export const isRunning = ({ state }: { state: PartState }): boolean => state === RUNNING

/** Whether staff may give it for an amount of their choice. */
export const isStaffReason = (text: string): text is StaffReason => STAFF_REASONS.some((reason) => reason === text)
export const isPartReason = (text: string): text is PartReason => PART_REASONS.some((reason) => reason === text)

export type PartProblem = 'amount_invalid' | 'amount_too_high' | 'amount_whole'

/**
 * Why this many cents can't be refunded when `leftCents` are left; null if they can. The entire rest is not a part: it
 * is refunded as a whole, with the order and its eSIM.
 */
export function partProblem(cents: number, leftCents: number): PartProblem | null {
  if (!Number.isSafeInteger(cents) || cents <= 0) return 'amount_invalid'
  if (cents > leftCents) return 'amount_too_high'
  return cents === leftCents ? 'amount_whole' : null
}
