// Passkeys, with a library that is loaded only when needed. A passkey supplements the password, so the person's
// presence is enough.
import { z } from 'zod'
import type { ChallengeCheck, KnownPasskey, PasskeyPlace, PasskeyCeremonies } from '#ports/second-factors.ts'

const library = () => import('@simplewebauthn/server')

const MOST_LETTERS = 20_000
const base64url = z.string().regex(/^[\w-]+$/)
const shared = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const added = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
const proven = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

/** It supplements a password, so it need not be discoverable; fingerprint or PIN is requested if available. */
const SELECTION = { residentKey: 'discouraged', userVerification: 'preferred' } as const

/** EdDSA, ES256, and RS256; every browser and security key supports one of them. */
const ALGORITHMS = [-8, -7, -257]

const hostOf = ({ origin }: PasskeyPlace) => new URL(origin).hostname
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const challengeIn = ({ response: { clientDataJSON } }: { response: { clientDataJSON: string } }): string => {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  return z.object({ challenge: base64url }).parse(said).challenge
}

const expectedAt = (place: PasskeyPlace, isAsked: ChallengeCheck) => ({
  expectedChallenge: isAsked,
  expectedOrigin: place.origin,
  expectedRPID: hostOf(place),
  requireUserVerification: false,
})

/** Browsers may send anything: what the library can't parse proves nothing. */
async function orNull<Found>(read: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await read()
  } catch {
    return null
  }
}

const parse = <Shape extends z.ZodType>(shape: Shape, answer: string): z.output<Shape> | null => {
  if (answer.length > MOST_LETTERS) return null
  return shape.parse(JSON.parse(answer))
}

const idsOf = (known: KnownPasskey[]) => known.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

export const passkeyCeremonies: PasskeyCeremonies = {
  askToAdd: async (place, person, challenge, known) => {
    const { generateRegistrationOptions } = await library()
    const { rp, user, pubKeyCredParams, timeout, excludeCredentials } = await generateRegistrationOptions({
      rpName: place.shopName,
      rpID: hostOf(place),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.email,
      userDisplayName: person.name,
      challenge: bytesOf(challenge),
      excludeCredentials: idsOf(known),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials, authenticatorSelection: SELECTION }
  },

  readAdded: (answer, place, isAsked) =>
    orNull(async () => {
      const said = parse(added, answer)
      if (!said) return null
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expectedAt(place, isAsked),
        supportedAlgorithmIDs: ALGORITHMS,
        response: { ...said, clientExtensionResults: {} },
      })
      if (!verified) return null
      const { id, publicKey, counter } = registrationInfo.credential
      const transports = said.response.transports ?? []
      return { credentialId: id, publicKey: textOf(publicKey), counter, transports, challenge: challengeIn(said) }
    }),

  askToProve: async (place, challenge, known) => {
    const { generateAuthenticationOptions } = await library()
    const { rpId, timeout, allowCredentials } = await generateAuthenticationOptions({
      rpID: hostOf(place),
      challenge: bytesOf(challenge),
      allowCredentials: idsOf(known),
      userVerification: 'preferred',
    })
    return { challenge, rpId, timeout, allowCredentials, userVerification: 'preferred' }
  },

  readProven: (answer, place, known, isAsked) =>
    orNull(async () => {
      const said = parse(proven, answer)
      const passkey = said && known.find(({ credentialId }) => credentialId === said.id)
      if (!said || !passkey) return null
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expectedAt(place, isAsked),
        response: { ...said, clientExtensionResults: {} },
        credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
      })
      const { newCounter: counter } = authenticationInfo
      return verified ? { credentialId: passkey.credentialId, counter, challenge: challengeIn(said) } : null
    }),
}
