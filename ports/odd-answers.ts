// What a vendor sent and the shop could not read, besides what it could.

export type OddAnswer = {
  vendor: 'payment' | 'network' | 'vat' | 'mail'
  /** The call that it answered, without numbers or names. */
  answer: string
  /** What could not be read. */
  field: string
  /** Counts from one. */
  row: number
}

/** Somebody should ask the vendor about it; the rest of the answer counts. May be told the same any number of times. */
export type NoteOddAnswer = (odd: OddAnswer) => void

export const unnoted: NoteOddAnswer = () => {}
