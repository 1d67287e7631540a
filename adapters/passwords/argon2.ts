// Passwords as argon2id hashes (19 MiB, two passes): slow for a thief, and never more than two at once for us.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Lane, Passwords } from '#ports/passwords.ts'
import { isLeaked } from './leaked-passwords.ts'
import { Crowded } from '#ports/crowded.ts'
import type { TooOften } from '#values/outcome.ts'

// Hashes two passwords at once. People the shop knows go first, and each queue has a limit: whoever finds it full is
// told right away to retry, instead of waiting for half a minute. A new password whose link or code is already used up
// is never turned away, because it couldn't be retried.

const MOST_AT_ONCE = 2
/** About 25 ms each: the last stranger in the queue waits a quarter of a second, or two seconds on a slow machine. */
const MOST_WAITING: Record<Lane, number> = { promised: Infinity, known: 200, strangers: 20 }
const COME_AGAIN: TooOften = { ok: false, problem: 'too_often', retryAfterSeconds: 5, isCrowded: true }

let running = 0
const waiting: Record<Lane, (() => void)[]> = { promised: [], known: [], strangers: [] }

export const findRoom = (lane: Lane): { ok: true } | TooOften =>
  running < MOST_AT_ONCE || waiting[lane].length < MOST_WAITING[lane] ? { ok: true } : COME_AGAIN

export async function inTurn<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
  const room = findRoom(lane)
  if (!room.ok) throw new Crowded('Too many passwords wait to be looked at.', room)
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting[lane].push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.promised.shift() ?? waiting.known.shift() ?? waiting.strangers.shift()
    if (next) next()
    else running -= 1
  }
}

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
