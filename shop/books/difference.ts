// Something in the books that is not as it has to be.
import type { FaultName } from './invariants.ts'

export type Facts = Record<string, string | number>

export type Difference = {
  fault: FaultName
  /** The order that it is about; null where there is none of ours. */
  orderId: string | null
  /** Its reference, or whatever else the vendor knows it by; never a whole ICCID. */
  reference: string
  /** Tells it from other differences of the same fault: it is reported once for each of these. */
  subject: string
  facts: Facts
}

/** What a check of one order finds: a fault, what else tells it apart, and its figures. */
export type Finding = { fault: FaultName; about?: string; facts?: Facts }

export const findings = (...found: (Finding | false | null)[]): Finding[] =>
  found.filter((each): each is Finding => Boolean(each))

export const ofOrder = (
  { id, reference }: { id: string; reference: string },
  { fault, about, facts = {} }: Finding,
): Difference => ({ fault, orderId: id, reference, subject: about ? `${id} ${about}` : id, facts })

/** How it is known from one look to the next. */
export const keyOf = ({ fault, subject }: Pick<Difference, 'fault' | 'subject'>): string => `${fault} ${subject}`
