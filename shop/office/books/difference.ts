// Something in the books that isn't as it should be.
import type { FaultName } from './invariants.ts'

export type Facts = Record<string, string | number>

export type Difference = {
  fault: FaultName
  /** The order it is about; null if none of ours. */
  orderId: string | null
  /** The order's reference, or the vendor's own identifier; never a full ICCID. */
  reference: string
  /** Distinguishes it from other differences with the same fault: each of these is reported once. */
  subject: string
  facts: Facts
}

/** What a check of one order finds: a fault, what distinguishes it, and its figures. */
export type Finding = { fault: FaultName; about?: string; facts?: Facts }

export const findings = (...found: (Finding | false | null)[]): Finding[] =>
  found.filter((each): each is Finding => Boolean(each))

export const ofOrder = (
  { id, reference }: { id: string; reference: string },
  { fault, about, facts = {} }: Finding,
): Difference => ({ fault, orderId: id, reference, subject: about ? `${id} ${about}` : id, facts })

/** Its identity from one check to the next. */
export const keyOf = ({ fault, subject }: Pick<Difference, 'fault' | 'subject'>): string => `${fault} ${subject}`
