// Signs a request to a partner.
import { hmac } from '#values/secret.ts'

/** `t=` the second it was sent, and for each secret `v1=` the HMAC-SHA256 of that second, a dot, and the body. */
export function signBody(secrets: readonly string[], body: string, now: Date): string {
  const second = String(Math.floor(now.getTime() / 1000))
  return [`t=${second}`, ...secrets.map((secret) => `v1=${hmac(secret, `${second}.${body}`)}`)].join(',')
}
