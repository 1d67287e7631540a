// The second factors of accounts, of all kinds: stored, shown to their owner, and used.
import { randomBytes } from 'node:crypto'
import type { KeyRing } from '#ports/key-ring.ts'
import type { KnownPasskey, OneTimeCodes } from '#ports/second-factors.ts'
import { fingerprint } from '#values/secret.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import type { PasskeyRow, PasskeyStore } from './passkey-store.ts'
import type { RecoveryCodeStore } from './recovery-code-store.ts'
import { hasFactor, oneTimeCode, type OwnFactors } from './second-factor.ts'

export type SecondFactors = ReturnType<typeof openSecondFactors>
const OF_APP = 'authenticator.secret'

type Stores = { authenticators: AuthenticatorStore; passkeys: PasskeyStore; recoveryCodes: RecoveryCodeStore }
type CodeAnswer =
  | { ok: true; by: 'authenticator' | 'recovery_code' }
  | { ok: false; problem: 'code_wrong' | 'code_used' }

/** `keyRing` encrypts the secrets of apps in the database. */
export function openSecondFactors(
  { authenticators, passkeys, recoveryCodes }: Stores,
  codes: OneTimeCodes,
  keyRing: KeyRing,
) {
  const view = async (userId: string): Promise<OwnFactors> => {
    const [app, keys, recoveryCodesLeft] = await Promise.all([
      authenticators.find(userId),
      passkeys.list(userId),
      recoveryCodes.countUnused(userId),
    ])
    return {
      authenticator: app && { addedAt: app.createdAt },
      passkeys: keys.map(({ id, name, host, createdAt, usedAt }) => ({ id, name, host, addedAt: createdAt, usedAt })),
      recoveryCodesLeft,
    }
  }
  const hasAny = async (userId: string): Promise<boolean> => {
    const [app, keys] = await Promise.all([authenticators.find(userId), passkeys.list(userId)])
    return hasFactor({ authenticator: app && { addedAt: app.createdAt }, passkeys: keys.map(shownKey) })
  }
  // Recovery codes without a second factor are deleted.
  const forgetCodesOfNobody = async (userId: string, now: Date) => {
    if (!(await hasAny(userId))) await recoveryCodes.replace(userId, [], now)
  }

  return {
    view,
    hasAny,
    newSecret: codes.makeSecret,
    linkOf: codes.linkOf,

    /** Saves an app that just gave this code, and uses the code up. */
    addAuthenticator: async (
      { userId, secret, code }: { userId: string; secret: string; code: string },
      now: Date,
    ): Promise<{ ok: true } | { ok: false; problem: 'code_wrong' | 'factor_exists' }> => {
      const digits = oneTimeCode(code)
      const step = digits === null ? null : codes.stepOf(secret, digits, now)
      if (step === null) return { ok: false, problem: 'code_wrong' }
      const row = { userId, secret: keyRing.seal(OF_APP, secret), lastStep: step, createdAt: now }
      return (await authenticators.put(row)) ? { ok: true } : { ok: false, problem: 'factor_exists' }
    },

    /** Accepts a code of the app or a recovery code, each only once. */
    takeCode: async (userId: string, typed: string, now: Date): Promise<CodeAnswer> => {
      if (isRecoveryCode(typed))
        return (await recoveryCodes.use(userId, fingerprint(plainRecoveryCode(typed)), now))
          ? { ok: true, by: 'recovery_code' }
          : { ok: false, problem: 'code_wrong' }
      const digits = oneTimeCode(typed)
      const app = digits === null ? null : await authenticators.find(userId)
      const secret = app && keyRing.open(OF_APP, app.secret)
      const step = digits !== null && secret ? codes.stepOf(secret, digits, now) : null
      if (step === null || !secret) return { ok: false, problem: 'code_wrong' }
      // Encrypted again with the newest key, so that a replaced key can be removed after a while.
      return (await authenticators.takeStep(userId, step, keyRing.seal(OF_APP, secret)))
        ? { ok: true, by: 'authenticator' }
        : { ok: false, problem: 'code_used' }
    },

    /** Ten new codes replace the old ones; they are returned here and nowhere else. */
    renewRecoveryCodes: async (userId: string, now: Date): Promise<string[]> => {
      const made = Array.from({ length: RECOVERY_CODES }, () => makeRecoveryCode(randomBytes(16)))
      const hashes = made.map((code) => fingerprint(plainRecoveryCode(code)))
      await recoveryCodes.replace(userId, hashes, now)
      return made
    },

    /** Those that work at this host. */
    listPasskeys: async (userId: string, host: string): Promise<KnownPasskey[]> =>
      (await passkeys.list(userId)).filter((key) => key.host === host).map(toKnown),
    putPasskey: passkeys.put,
    usePasskey: passkeys.use,

    removeAuthenticator: async (userId: string, now: Date): Promise<boolean> => {
      const isRemoved = await authenticators.remove(userId)
      await forgetCodesOfNobody(userId, now)
      return isRemoved
    },
    /** The name of the removed passkey; null if there is no such passkey. */
    removePasskey: async (userId: string, id: string, now: Date): Promise<string | null> => {
      const name = await passkeys.remove(userId, id)
      await forgetCodesOfNobody(userId, now)
      return name
    },
    /** False if there was nothing to remove. */
    removeAll: async (userId: string, now: Date): Promise<boolean> => {
      const [hadApp, keys] = [await authenticators.remove(userId), await passkeys.removeAll(userId)]
      await recoveryCodes.replace(userId, [], now)
      return hadApp || keys > 0
    },
  }
}

const shownKey = ({ id, name, host, createdAt, usedAt }: PasskeyRow) => ({
  id,
  name,
  host,
  addedAt: createdAt,
  usedAt,
})

const toKnown = ({ credentialId, publicKey, counter, transports }: PasskeyRow): KnownPasskey => ({
  credentialId,
  publicKey,
  counter,
  transports,
})

/** The form of a recovery code: 80 bits in four groups, without letters that look alike. */
const RECOVERY_CODES = 10
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUP = 4
const GROUPS = 4

/** From at least sixteen random bytes; uses five bits of each. */
function makeRecoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, GROUP * GROUPS), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** A typed code in the form in which it is compared: case, spaces, and dashes don't matter. */
const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

const isRecoveryCode = (typed: string): boolean => plainRecoveryCode(typed).length === GROUP * GROUPS
