// Passwords as argon2id hashes (19 MiB, two passes): slow for a thief, and never more than two at once for us.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Lane, Passwords } from '#ports/passwords.ts'
import { inTurn, findRoom } from './hashing-lanes.ts'
import { isLeaked } from './leaked-passwords.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

type Cost = { memory: number; passes: number; parallelism: number }

const OUR_COST: Cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES }
/** Used if there is no password, so that checking takes as long. */
let nobodys: Promise<string> | null = null

/** The hash with its salt and cost in the usual notation; throws Crowded if too many are waiting. */
export async function hashPassword(password: string, lane: Lane): Promise<string> {
  return inTurn(lane, () => makeFingerprint(password))
}

export async function isPassword(password: string, hash: string | null, lane: Lane): Promise<boolean> {
  nobodys ??= makeFingerprint(randomBytes(16).toString('hex'))
  const [, memory, passes, parallelism, salt = '', tag = ''] = SHAPE.exec(hash ?? (await nobodys)) ?? []
  if (tag === '') throw new Error('A password is kept in a notation that nobody here writes.')
  const expected = Buffer.from(tag, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await inTurn(lane, () => digest(password, Buffer.from(salt, 'base64'), cost, expected.length))
  return timingSafeEqual(given, expected) && hash !== null
}

async function makeFingerprint(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await digest(password, salt, OUR_COST, TAG_BYTES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`
}

function digest(password: string, nonce: Uint8Array, cost: Cost, tagLength: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    argon2('argon2id', { message: password.normalize('NFC'), nonce, ...cost, tagLength }, (problem, tag) =>
      problem ? fail(problem) : done(tag),
    )
  })
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** Passwords with Node's own argon2id, two at once, and a list of leaked ones from a package. */
export const argon2Passwords: Passwords = { hashPassword, isPassword, findRoom, isLeaked }
