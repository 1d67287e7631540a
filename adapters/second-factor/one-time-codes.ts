// One-time codes like every authenticator app's: SHA-1, six digits, thirty seconds.
import { Secret, TOTP } from 'otpauth'
import type { OneTimeCodes } from '#ports/second-factors.ts'

const STEP_MS = 30_000
/** A phone's clock may be one step off. */
const SKEW_STEPS = 1
const SECRET_BYTES = 20

const read = (secret: string) => Secret.fromBase32(secret)

export const oneTimeCodes: OneTimeCodes = {
  makeSecret: () => new Secret({ size: SECRET_BYTES }).base32,
  linkOf: (secret, { issuer, account }) => new TOTP({ issuer, label: account, secret: read(secret) }).toString(),
  stepOf: (secret, code, now) => {
    const timestamp = now.getTime()
    const away = TOTP.validate({ token: code, secret: read(secret), timestamp, window: SKEW_STEPS })
    return away === null ? null : Math.floor(timestamp / STEP_MS) + away
  },
}
