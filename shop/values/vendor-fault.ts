// What exactly was wrong with a vendor, for those who do different things about it.
export type VendorFault =
  /** A time-out or a broken line. */
  | 'silent'
  /** It was silent several times in a row, and is not asked for a moment. */
  | 'left_alone'
  /** A fault of its own. */
  | 'broken'
  | 'busy'
  | 'unauthorized'
  /** An answer, but not to the question: a log-in page, nothing at all, no picture. */
  | 'unreadable'
  | 'out_of_stock'
  | 'no_credit'
  | 'not_known'
  /** It does not fit to what is there, for example because it has ended. */
  | 'conflict'
  | 'unusable_iccid'
  | 'unusable_code'
  | 'refused'
