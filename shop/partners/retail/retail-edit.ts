// A change of a business's prices: what is requested, and whether it is valid. Pure rules.
import type { PriceKind } from '#shop/catalogue/bundle/catalogue-change.ts'
import { SIZE_KEYS } from '#shop/catalogue/bundle/bundle.ts'
import type { DraftPrice, JudgedPrice, PriceSlot, RetailPrice } from '#shop/catalogue/bundle/retail-price.ts'

/** Cents before tax; null returns to the shop's price, undefined is no valid amount. */
export type RetailEdit = { kind: PriceKind; size: string; cents: number | null | undefined }
type RetailEditProblem = 'not_sold' | 'no_amount' | 'below_floor' | 'above_cap'
/** The lowest and the highest allowed price; null if it isn't sold. */
type PriceLimits = { floorCents: number | null; capCents: number | null }
export type WrongEdit = PriceLimits & { kind: PriceKind; size: string; problem: RetailEditProblem }

/** A valid draft price, or what is wrong with it. */
export function judgeEdit(
  zone: string,
  { kind, size: typed, cents }: RetailEdit,
  judge: (slot: PriceSlot) => JudgedPrice | null,
): DraftPrice | WrongEdit {
  const size = SIZE_KEYS.find((key) => key === typed)
  const judged = size ? judge({ zone, kind, size }) : null
  if (!size || !judged) return { kind, size: typed, problem: 'not_sold', floorCents: null, capCents: null }
  if (cents === null) return { zone, kind, size, cents }
  const { floorCents, capCents } = judged
  const problem = problemOf(cents, judged)
  return problem ? { kind, size, problem, floorCents, capCents } : { zone, kind, size, cents: cents ?? null }
}

function problemOf(cents: number | undefined, { floorCents, capCents }: JudgedPrice): RetailEditProblem | null {
  if (cents === undefined || !Number.isInteger(cents)) return 'no_amount'
  if (cents < floorCents) return 'below_floor'
  return cents > capCents ? 'above_cap' : null
}

export const isWrong = (judged: DraftPrice | WrongEdit): judged is WrongEdit => 'problem' in judged

const isSameSlot = (one: PriceSlot, other: PriceSlot) =>
  one.zone === other.zone && one.kind === other.kind && one.size === other.size

/** Whether a draft would change nothing. */
export const isAsHeld = (draft: DraftPrice, held: readonly RetailPrice[]): boolean =>
  (held.find((price) => isSameSlot(price, draft))?.cents ?? null) === draft.cents

/** The prices once the drafts are published. */
export const withDrafts = (held: readonly RetailPrice[], drafts: readonly DraftPrice[]): RetailPrice[] => [
  ...held.filter((price) => !drafts.some((draft) => isSameSlot(draft, price))),
  ...drafts.flatMap(({ cents, ...slot }) => (cents === null ? [] : [{ ...slot, cents }])),
]

/** The draft of a price; undefined if there is none. */
export const findDraftPrice = (drafts: readonly DraftPrice[], slot: PriceSlot): DraftPrice | undefined =>
  drafts.find((draft) => isSameSlot(draft, slot))
