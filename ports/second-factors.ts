// What proves somebody besides the password, as a port.

/** Six digits that an app derives from a shared secret every thirty seconds (RFC 6238). */
export type OneTimeCodes = {
  /** 160 bits as base32. */
  makeSecret: () => string
  /** The content of an app's QR code; `issuer` is the shop's name, `account` the email address. */
  linkOf: (secret: string, named: { issuer: string; account: string }) => string
  /** The thirty-second step that the code belongs to, or null: the current one, or one step before or after. */
  stepOf: (secret: string, code: string, now: Date) => number | null
}

export type KnownPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] }
/** The origin that a browser must name, with its scheme. */
export type PasskeyPlace = { origin: string }
type NamedKey = { id: string; type: string; transports?: string[] }
/** The options for a browser's `navigator.credentials.create`, as JSON. */
export type PasskeyOffer = {
  challenge: string
  rp: { id?: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
  timeout?: number
  excludeCredentials?: NamedKey[]
  authenticatorSelection: { residentKey: 'discouraged'; userVerification: 'preferred' }
}
/** The options for a browser's `navigator.credentials.get`, as JSON. */
export type PasskeyQuestion = {
  challenge: string
  rpId?: string
  timeout?: number
  allowCredentials?: NamedKey[]
  userVerification: 'preferred'
}

/** Whether we issued this challenge for this purpose; checked before anything else is trusted. */
export type ChallengeCheck = (challenge: string) => Promise<boolean>

/** Passkeys (WebAuthn). `challenge` is base64url and unguessable. */
export type PasskeyCeremonies = {
  askToAdd: (
    place: PasskeyPlace & { shopName: string },
    person: { id: string; email: string; name: string },
    challenge: string,
    known: KnownPasskey[],
  ) => Promise<PasskeyOffer>
  /** Null if it isn't a valid answer to our challenge. */
  readAdded: (
    answer: string,
    place: PasskeyPlace,
    isAsked: ChallengeCheck,
  ) => Promise<(KnownPasskey & { challenge: string }) | null>
  askToProve: (place: PasskeyPlace, challenge: string, known: KnownPasskey[]) => Promise<PasskeyQuestion>
  /** Which of the known passkeys answered, and its new usage counter; null if the answer proves nothing. */
  readProven: (
    answer: string,
    place: PasskeyPlace,
    known: KnownPasskey[],
    isAsked: ChallengeCheck,
  ) => Promise<{ credentialId: string; counter: number; challenge: string } | null>
}
