// Keeps secrets that stand in the database unreadable for whoever reads the database alone.
export type KeyRing = {
  /**
   * The text as only a shop with these keys can read it, under the newest of them. `purpose` says what it is, such as
   * `esim.iccid`: what was sealed for one purpose opens for no other.
   */
  seal: (purpose: string, text: string) => string
  /** The text that was sealed for this purpose; null for what none of our keys sealed, or what was changed since. */
  open: (purpose: string, sealed: string) => string | null
  /** Whether it is sealed under the newest key, so that nothing is left to do when keys are changed. */
  isNewest: (sealed: string) => boolean
  /**
   * The same 22 signs for the same text and purpose, whatever key seals: tells rows apart without telling what they hold. They
   * are others once the look-up key is another.
   */
  lookUp: (purpose: string, text: string) => string
}
