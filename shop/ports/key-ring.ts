// Encrypts secrets in the database, so that the database alone doesn't reveal them.
export type KeyRing = {
  /**
   * Encrypts the text with the newest key. `purpose` says what it is, such as `esim.iccid`: text encrypted for one
   * purpose can't be decrypted for another.
   */
  seal: (purpose: string, text: string) => string
  /** Decrypts a text encrypted for this purpose; null if none of our keys encrypted it, or it was changed. */
  open: (purpose: string, sealed: string) => string | null
  /** Whether it is sealed under the newest key, so that nothing is left to do when keys are changed. */
  isNewest: (sealed: string) => boolean
  /**
   * The same 22 signs for the same text and purpose, whatever key seals: tells rows apart without telling what they hold. They
   * are others once the look-up key is another.
   */
  lookUp: (purpose: string, text: string) => string
}
