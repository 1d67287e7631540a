// The fifty thousand most common leaked passwords, on this machine. The file holds the beginning of each one's hash, sorted
// (scripts/pack-leaked-passwords.ts): any other word is taken for one of them once in twenty million times.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const HASH_BYTES = 5

let list: Buffer | null = null

/** Whether the password, or its word without surrounding digits and symbols, is a common one. */
export function isLeaked(password: string): boolean {
  const hashes = (list ??= readFileSync(join(import.meta.dirname, 'leaked-passwords.bin')))
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [password, lower, core].some((word) => isIn(hashes, startOfHash(word)))
}

export const startOfHash = (word: string): Buffer => createHash('sha256').update(word).digest().subarray(0, HASH_BYTES)

function isIn(sorted: Buffer, wanted: Buffer): boolean {
  for (let low = 0, high = sorted.length / HASH_BYTES; low < high;) {
    const middle = Math.floor((low + high) / 2)
    const order = wanted.compare(sorted, middle * HASH_BYTES, (middle + 1) * HASH_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle
    else low = middle + 1
  }
  return false
}
