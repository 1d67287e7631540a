// Encrypts secrets in the database, so that the database alone doesn't reveal them.
export type KeyRing = {
  /**
   * Encrypts the text with the newest key. `purpose` says what it is, such as `esim.iccid`: text encrypted for one
   * purpose can't be decrypted for another.
   */
  seal: (purpose: string, text: string) => string
  /** Decrypts a text encrypted for this purpose; null if none of our keys encrypted it, or it was changed. */
  open: (purpose: string, sealed: string) => string | null
  /**
   * A stable 22-character fingerprint of a text and purpose, independent of the encryption key: tells rows apart
   * without revealing their content. It changes with the look-up key.
   */
  lookUp: (purpose: string, text: string) => string
}
