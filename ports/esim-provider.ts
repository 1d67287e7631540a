// The eSIM network in our terms (after-purchase rules §7 "Same-origin HTTP calls").

export type Profile = { iccid: string; activationCode: string | null }

/** A profile as the network lists it. */
export type HeldProfile = { iccid: string; reference: string | null }

export type EsimBalance = { balanceMb: number | null; expiresAt: Date | null }

export type TopUp = { totalMb: number; zone: string | null }

export type EsimUsage = {
  iccid: string
  expiresAt: Date | null
  balanceMb: number | null
  totalMb: number | null
  isDepleted: boolean
  isExpired: boolean
}

/** Every call throws VendorError and nothing else. */
export type EsimProvider = {
  /** Whether its breaker is open, so it wouldn't be called right now. Makes no call. */
  isLeftAlone: () => boolean
  /**
   * Makes sure that there is a bearer token; reused for 50 minutes, fetched once for everyone who asks (storefront
   * rules §4 "eSIM token").
   */
  ensureToken: () => Promise<void>
  /** The age of the current token in ms; null if this process has none. Makes no call. */
  tokenAgeMs: () => number | null
  /**
   * Asks for a new profile. Not repeatable: an `unknown` outcome must be looked up by reference before anybody asks
   * again.
   */
  allocate: (request: { bundleId: string; reference: string; callbackUrl: string }) => Promise<void>
  /**
   * Whether a message to a callback address looks like the network's; whether it is true has to be checked with the
   * network.
   */
  isCallback: (message: unknown) => boolean
  /** All profiles that the network allocated with our reference, oldest first. */
  findByReference: (reference: string) => Promise<Profile[]>
  /** The activation code, `LPA:1$host$code`. */
  findActivationCode: (iccid: string) => Promise<string>
  /** The QR image as PNG bytes; any other answer is rejected. */
  fetchQrCode: (iccid: string) => Promise<Uint8Array>
  findBalance: (iccid: string) => Promise<EsimBalance>
  /** The newest top-up of the last `days` days. */
  findLastTopUp: (iccid: string, days: number) => Promise<TopUp | null>
  /**
   * Adds a bundle to an eSIM. Not repeatable: the network doesn't detect a repeated reference, so an `unknown` outcome
   * must be looked up by reference before anybody asks again. `refused` for an expired or unknown eSIM.
   */
  topUp: (request: { iccid: string; bundleId: string; reference: string }) => Promise<void>
  /** The top-up made with our reference within the last `days` days; null if there is none. */
  findTopUpByReference: (iccid: string, reference: string, days: number) => Promise<TopUp | null>
  /** Our references for top-ups of an eSIM within the last `days` days. */
  listTopUpReferences: (iccid: string, days: number) => Promise<string[]>
  /** The usage of one profile; its total is everything ever added to it. */
  findUsage: (iccid: string) => Promise<EsimUsage>
  /** The same for all profiles at once. */
  listEsims: () => Promise<EsimUsage[]>
  /**
   * Passes on every profile that we have, some hundred at a time, with the reference it was requested with if the
   * network reports it. There may be any number: the next ones are read once the last were processed.
   */
  eachProfiles: (take: (profiles: HeldProfile[]) => Promise<void>) => Promise<void>
  /** Returns an unwanted profile to the network; safe to repeat. `refused` for one in use. */
  release: (iccid: string) => Promise<void>
}
