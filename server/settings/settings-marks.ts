// A mark for the settings of each vendor: a test of a connection made with other settings is no longer true.
import type { SettingsMarks } from '#shop/figures/setup/connection.ts'
import { hmac } from '#values/secret.ts'
import type { Config } from './config.ts'

const MARK_LENGTH = 12

/** Keyed, so that nobody who reads a mark can try passwords against it. */
export function settingsMarksOf({ sessionSecret, mail, payment, network }: Config): SettingsMarks {
  const markOf = (...settings: (string | undefined)[]) =>
    hmac(sessionSecret, JSON.stringify(settings)).slice(0, MARK_LENGTH)
  return {
    mail: markOf(mail.url),
    payment: markOf(payment.secretKey, payment.apiUrl),
    network: markOf(network.url, network.clientId, network.clientSecret),
  }
}
