// Turns each number of the sequence into one ICCID that is never repeated, ends in its Luhn digit, and hides its rank.
import { createHmac, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const ISSUER = '8931'
const HALF = 10_000_000
const ROUNDS = 6
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function iccidOf(number: number, key: string): string {
  const body = `${ISSUER}${mixed(number, key)}`
  return `${body}${luhnDigit(body)}`
}

/** LPA text of SGP.22 §4.1: the SM-DP+ host without a scheme, then the matching ID. */
export function activationCodeOf(iccid: string, key: string): string {
  const bytes = createHmac('sha256', key).update(`matching id ${iccid}`).digest().subarray(0, 12)
  const characters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `LPA:1$smdp.sandbox.example$${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8, 12)}`
}

export function luhnDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return (10 - (sum % 10)) % 10
}

/** A key per data folder: a sandbox that lost its data must not hand out the same numbers again. */
export function keyOf(database: DatabaseSync): string {
  const insert = database.prepare(`INSERT OR IGNORE INTO network_settings (name, value) VALUES ('iccid_key', ?)`)
  insert.run(randomBytes(16).toString('hex'))
  const row = database.prepare(`SELECT value FROM network_settings WHERE name = 'iccid_key'`).get()
  return z.object({ value: z.string() }).parse(row).value
}

// A Feistel network over two halves of seven decimal digits: each round is reversible, so no two numbers collide.
function mixed(number: number, key: string): string {
  let left = Math.floor(number / HALF) % HALF
  let right = number % HALF
  for (let round = 0; round < ROUNDS; round += 1) {
    const pad = createHmac('sha256', key).update(`${round} ${right}`).digest().readUInt32BE(0)
    const next = (left + pad) % HALF
    left = right
    right = next
  }
  return `${String(left).padStart(7, '0')}${String(right).padStart(7, '0')}`
}
