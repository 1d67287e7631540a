// What exactly was wrong with a vendor, for code that handles faults differently.
export type VendorFault =
  /** A timeout or a broken connection. */
  | 'silent'
  /** Its circuit breaker is open, so no call was made. */
  | 'left_alone'
  /** An error on its side. */
  | 'broken'
  | 'busy'
  | 'unauthorized'
  /** The login may be right, but it doesn't take calls from our address. */
  | 'address_blocked'
  /** An answer, but not a usable one: a login page, an empty body, no image. */
  | 'unreadable'
  | 'out_of_stock'
  | 'no_credit'
  /** It costs more than we are ready to pay, so nothing was bought. */
  | 'price_changed'
  | 'not_known'
  /** It conflicts with the current state, for example because the eSIM has ended. */
  | 'conflict'
  | 'unusable_iccid'
  | 'unusable_code'
  | 'refused'
