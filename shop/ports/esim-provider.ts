// The eSIM network in our words (after-purchase rules §7 "Same-origin HTTP calls").

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
  /** Whether it would not be asked right now, since it was silent several times in a row. Asks nobody. */
  isLeftAlone: () => boolean
  /** Makes sure that a bearer token is at hand; reused for 50 minutes, fetched once however many ask (storefront rules §4 "eSIM token"). */
  ensureToken: () => Promise<void>
  /** How old the token at hand is, in ms; null when this process has none. Asks nobody. */
  tokenAgeMs: () => number | null
  /** Asks for a new profile. Not repeatable: an `unknown` outcome must be looked up by reference before anybody asks again. */
  allocate: (request: { bundleId: string; reference: string; callbackUrl: string }) => Promise<void>
  /** Whether a message to a callback address has the form of the network's own; whether it is true is asked. */
  isCallback: (message: unknown) => boolean
  /** All profiles that the network allocated under our reference, oldest first. */
  findByReference: (reference: string) => Promise<Profile[]>
  /** The activation code, `LPA:1$host$code`. */
  findActivationCode: (iccid: string) => Promise<string>
  /** The QR picture as PNG bytes; an answer that is no PNG is refused. */
  fetchQrCode: (iccid: string) => Promise<Uint8Array>
  findBalance: (iccid: string) => Promise<EsimBalance>
  /** The newest top-up entry of the last `days` days. */
  findLastTopUp: (iccid: string, days: number) => Promise<TopUp | null>
  /**
   * Puts a bundle on an eSIM. Not repeatable: the network does not notice a reference that comes twice, so an `unknown`
   * outcome must be looked up by reference before anybody asks again. `refused` for an expired or unknown eSIM.
   */
  topUp: (request: { iccid: string; bundleId: string; reference: string }) => Promise<void>
  /** The top-up that was carried out under our reference within the last `days` days; null when there is none. */
  findTopUpByReference: (iccid: string, reference: string, days: number) => Promise<TopUp | null>
  /** Under which references of ours data was put on an eSIM within the last `days` days. */
  listTopUpReferences: (iccid: string, days: number) => Promise<string[]>
  /** The figures of one profile; its total is everything that was ever put on it. */
  findUsage: (iccid: string) => Promise<EsimUsage>
  /** The same of all profiles at once. */
  listEsims: () => Promise<EsimUsage[]>
  /**
   * Hands over every profile that is with us, some hundred at a time, with the reference that it was asked for under where the
   * network tells it. Any number of them: the next ones are read when the last ones were taken.
   */
  eachProfiles: (take: (profiles: HeldProfile[]) => Promise<void>) => Promise<void>
  /** Gives a profile that nobody shall use back to the network; harmless twice. `refused` for one that is in use. */
  release: (iccid: string) => Promise<void>
}
