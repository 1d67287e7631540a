// Opens a session for an e-mail and its password, and turns a sign-up into an account once its mailbox answered.
import { randomUUID } from 'node:crypto'
import type { Clock } from '#shop/ports/clock.ts'
import type { Identity } from '#shop/ports/identity.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import { fingerprint, type TokenMaker } from '#shop/values/secret.ts'
import {
  perAddress,
  SIGN_IN_ALTOGETHER,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_NETWORK,
  SIGN_IN_PER_PASSWORD,
} from './account-limits.ts'
import type { CustomerStore } from './customer-store.ts'
import { tellsUnknownAddress, type Disclosure } from './disclosure.ts'
import { MOST_PASSWORD_LETTERS } from './password.ts'
import { roleOf, type Role } from './role.ts'
import type { SendAccountMail } from './send-account-mail.ts'
import { sessionEnd } from './session-life.ts'
import { CONFIRM_LINK_HOURS, confirmLink, confirmToken, mayTell } from './sign-up.ts'
import type { SignUpRow, SignUpStore } from './sign-up-store.ts'

const MOST_WAITING = 3

export type SignInDeps = {
  identity: Identity
  customers: CustomerStore
  signUps: SignUpStore
  limiter: RateLimiter
  clock: Clock
  disclosure: Disclosure
  publicUrl: string
  makeToken: TokenMaker
  sendAccountMail: SendAccountMail
  /** Files the eSIMs that were bought with an address with its account. */
  adoptEsims: (email: string, userId: string) => Promise<void>
}

export type SignInWish = {
  email: string
  password: string
  /** From the mailed link of a sign-up. */
  confirmToken: string | null
  network: string
  /** What the browser says about itself, for the list of sessions. */
  device: string
  /** A browser that this account signed in with before keeps its own count of failures. */
  knownBrowser: string | null
  /** The session that the browser held until now ends. */
  oldToken: string | null
  /** The page wants to say that an address is unknown, where that may be told. */
  tellsUnknown?: boolean
}

export type SignInProblem = 'email_invalid' | 'password_missing' | 'credentials_wrong' | 'email_unknown' | 'unconfirmed'
export type SignedIn = { ok: true; token: string; userId: string; email: string; role: Role }
export type SignInAnswer =
  | SignedIn
  | { ok: false; problem: SignInProblem }
  | { ok: false; problem: 'too_often'; retryAfterSeconds: number }

/**
 * Signs in with a session of its own (spec 2 §2 "/login"). Problems: `credentials_wrong` whatever was wrong,
 * `unconfirmed` for the right password of a sign-up whose mail was not answered (the link is mailed again),
 * `email_unknown` where that may be told, `too_often` after ten failures of an account or thirty of a network.
 */
export async function signIn(deps: SignInDeps, wish: SignInWish): Promise<SignInAnswer> {
  const email = normalizeEmail(wish.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if (wish.password === '') return { ok: false, problem: 'password_missing' }
  if (wish.password.length > MOST_PASSWORD_LETTERS) return { ok: false, problem: 'credentials_wrong' }

  const refusal = await countTry(deps, wish, email)
  if (refusal) return refusal
  const answer = await lookUp(deps, wish, email)
  if (answer.ok || answer.problem === 'unconfirmed') await takeTryBack(deps, wish, email)
  return answer
}

async function lookUp(deps: SignInDeps, wish: SignInWish, email: string): Promise<SignInAnswer> {
  const { identity, customers } = deps
  const customer = await customers.findByEmail(email)
  const hash = customer && (await identity.findPasswordHash(customer.id))
  if (await identity.isPassword(wish.password, hash)) return customer ? open(deps, wish, customer.id) : wrong()
  if (hash === null) {
    const waiting = await findWaiting(deps, wish, email)
    if (waiting?.isConfirmed) return open(deps, wish, await makeAccount(deps, waiting.row))
    if (waiting) return mailAgain(deps, waiting.row)
  }
  const isTold = customer === null && wish.tellsUnknown === true && (await mayTell(deps, wish.network))
  return isTold && tellsUnknownAddress(deps.disclosure, true) ? { ok: false, problem: 'email_unknown' } : wrong()
}

const wrong = (): SignInAnswer => ({ ok: false, problem: 'credentials_wrong' })

async function findWaiting({ identity, signUps, clock }: SignInDeps, wish: SignInWish, email: string) {
  const confirmed = wish.confirmToken ? await signUps.findByToken(wish.confirmToken, clock.now()) : null
  if (confirmed?.email === email && (await identity.isPassword(wish.password, confirmed.passwordHash)))
    return { row: confirmed, isConfirmed: true }
  for (const row of await signUps.listWaiting(email, clock.now(), MOST_WAITING))
    if (await identity.isPassword(wish.password, row.passwordHash)) return { row, isConfirmed: false }
  return null
}

// The link and the password came together: the mailbox is theirs, and with it what was bought for it.
async function makeAccount(deps: SignInDeps, row: SignUpRow): Promise<string> {
  const { customers, identity, signUps, clock, adoptEsims } = deps
  const userId = await customers.findOrCreate({
    id: randomUUID(),
    email: row.email,
    fullName: row.fullName,
    country: null,
    ip: null,
    taxRate: null,
    now: clock.now(),
  })
  await customers.verify(userId, row.fullName)
  await identity.savePasswordHash(userId, row.passwordHash)
  await signUps.forget(row.email)
  await adoptEsims(row.email, userId)
  return userId
}

async function mailAgain(deps: SignInDeps, row: SignUpRow): Promise<SignInAnswer> {
  const { limiter, signUps, clock, publicUrl, makeToken, sendAccountMail } = deps
  if ((await limiter.take(perAddress('sign-up'), fingerprint(row.email))).ok) {
    await signUps.extend(row.id, new Date(clock.now().getTime() + CONFIRM_LINK_HOURS * 3_600_000))
    const facts = { recipientName: row.fullName, link: confirmLink(publicUrl, confirmToken(makeToken, row.id)) }
    await sendAccountMail({ kind: 'confirm_email', email: row.email, facts })
  }
  return { ok: false, problem: 'unconfirmed' }
}

async function open(deps: SignInDeps, wish: SignInWish, userId: string): Promise<SignInAnswer> {
  const { identity, customers, clock } = deps
  const customer = await customers.find(userId)
  if (!customer) return wrong()
  const [now, role] = [clock.now(), roleOf(customer.accountType)]
  if (wish.oldToken) await identity.endSession(wish.oldToken)
  const device = wish.device.slice(0, 200)
  const token = await identity.openSession({ userId, device, now, expiresAt: sessionEnd(role, now, now) })
  return { ok: true, token, userId, email: customer.email, role }
}

// Whoever fails from elsewhere cannot lock the owner out: a known browser is counted by itself.
const accountKey = ({ knownBrowser }: SignInWish, email: string) =>
  knownBrowser ? `${knownBrowser}:${fingerprint(email)}` : fingerprint(email)

// Four letters of a password's fingerprint tell sprayed passwords apart and nothing about any one of them.
const passwordKey = ({ makeToken }: SignInDeps, { password }: SignInWish) =>
  makeToken(`sign-in password ${password}`).slice(0, 4)

function countedFor(deps: SignInDeps, wish: SignInWish, email: string): { limit: Limit; key: string }[] {
  const key = accountKey(wish, email)
  const ofStrangers = [
    { limit: SIGN_IN_PER_NETWORK, key: wish.network },
    { limit: SIGN_IN_PER_PASSWORD, key: passwordKey(deps, wish) },
    { limit: SIGN_IN_ALTOGETHER, key: 'all' },
  ]
  return [...(wish.knownBrowser ? [] : ofStrangers), ...SIGN_IN_PER_ACCOUNT.map((limit) => ({ limit, key }))]
}

// What is refused is not counted on: hammering on a closed door must not close it for longer.
async function countTry(deps: SignInDeps, wish: SignInWish, email: string): Promise<SignInAnswer | null> {
  for (const { limit, key } of countedFor(deps, wish, email)) {
    const answer = await deps.limiter.take(limit, key)
    if (!answer.ok) return { ok: false, problem: 'too_often', retryAfterSeconds: answer.retryAfterSeconds }
  }
  return null
}

async function takeTryBack(deps: SignInDeps, wish: SignInWish, email: string): Promise<void> {
  for (const { limit, key } of countedFor(deps, wish, email)) await deps.limiter.giveBack(limit, key)
}
