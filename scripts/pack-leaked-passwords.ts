// Writes adapters/passwords/leaked-passwords.bin from a list of passwords, the most common first, one per line:
// node scripts/run.mjs scripts/pack-leaked-passwords.ts 10-million-password-list-top-1000000.txt
// The list is part of SecLists (https://github.com/danielmiessler/SecLists, Passwords/Common-Credentials).
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startOfHash } from '#adapters/passwords/leaked-passwords.ts'

const MOST = 50_000
/** Shorter ones are refused anyway. */
const SHORTEST = 8

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the file with the list.')

const words = new Set<string>()
for (const line of readFileSync(path, 'utf8').split('\n')) {
  const word = line.trim().toLowerCase()
  if (word.length >= SHORTEST) words.add(word)
  if (words.size === MOST) break
}
const hashes = [...words].map((word) => startOfHash(word)).toSorted((one, other) => one.compare(other))
writeFileSync(resolve(import.meta.dirname, '../adapters/passwords/leaked-passwords.bin'), Buffer.concat(hashes))
console.log(`${words.size} passwords`)
