// Starts a session for an email and its password, and turns a sign-up into an account once its mailbox is proven.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomUUID } from 'node:crypto'
import { unlessCrowded } from '#ports/crowded.ts'
import type { Lane } from '#ports/passwords.ts'
import {
  openSession,
  type OpenedSession,
  type OpenSessionDeps,
  type SessionRefusal,
  type SignedInWith,
} from './open-session.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { fingerprint } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  perAddress,
  RIGHT_PASSWORDS,
  SIGN_IN_GUESSES,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_PASSWORD,
} from '#shop/people/account/account-limits.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { tellsUnknownAddress } from '#shop/people/sign-up/disclosure.ts'
import { MOST_PASSWORD_CHARACTERS } from './password.ts'
import { maySignInAt, roleOf } from '#shop/people/account/role.ts'
import { keepSignIn } from './take-pending-sign-in.ts'
import { CONFIRM_LINK_HOURS, confirmLink, confirmToken, mayTell } from '#shop/people/sign-up/sign-up.ts'
import type { SignUpRow } from '#shop/people/sign-up/sign-up-store.ts'
import { takeGuess, type Guess } from './take-guess.ts'

/** The owner's own sign-up, and one that somebody else started with their address. */
const MOST_COMPARED = 2
/** Belongs to no account, and never will. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

export type SignInDeps = OpenSessionDeps &
  Pick<Base, 'customers' | 'signUps' | 'limiter' | 'disclosure' | 'makeToken' | 'transaction' | 'recordDenied'> & {
    secondFactors: Pick<SecondFactors, 'hasAny'>
    /** Links the eSIMs bought with an email address to its account. */
    adoptEsims: (email: string, userId: string) => Promise<void>
  }

export type SignInInput = SignedInWith & {
  email: string
  password: string
  /** From the emailed link of a sign-up. */
  confirmToken: string | null
  rateLimitKey: string
  /** The page wants to say that an address is unknown, where disclosure allows it. */
  tellsUnknown?: boolean
}

export type SignInProblem =
  | 'email_invalid'
  | 'password_missing'
  | 'credentials_wrong'
  | 'email_unknown'
  | 'unconfirmed'
  | 'account_disabled'
  | SessionRefusal['problem']
/** The password was right, but a second factor is due; the browser stores `pending` until it is given. */
type FactorDue = { ok: false; problem: 'factor_due'; pending: string }
export type SignInAnswer = OpenedSession | FactorDue | { ok: false; problem: SignInProblem } | TooOften

/**
 * Logs in and starts a session (after-purchase rules §2 "/login"). Problems: `credentials_wrong` whatever was wrong;
 * `unconfirmed` for the right password of an unconfirmed sign-up (the link is emailed again); `email_unknown` where
 * disclosure allows it; `account_disabled` for the right password of a disabled account; `too_often` after ten failures
 * of an account or thirty of a network, and while too many strangers are in the queue, which known browsers and staff
 * skip; `staff_elsewhere` for staff at a partner's address. `factor_due` starts no session: `confirmSignIn` does. A wrong
 * password is logged, and recorded if the account is one of staff or partners. A known browser has its own count of
 * failures.
 */
export async function signIn(deps: SignInDeps, input: SignInInput, at: At): Promise<SignInAnswer> {
  const email = normalizeEmail(input.email)
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if (input.password === '') return { ok: false, problem: 'password_missing' }
  if (input.password.length > MOST_PASSWORD_CHARACTERS) return { ok: false, problem: 'credentials_wrong' }

  const customer = await deps.customers.findByEmail(email)
  const lane = laneOf(input, customer)
  // Comes before counting: an attempt that was turned away doesn't count.
  const room = deps.identity.findRoom(lane)
  if (!room.ok) return room
  const counted = await countTry(deps, input, email)
  if (!counted.ok) return counted
  const answer = await unlessCrowded(() => lookUp(deps, { ...input, email, lane }, customer, at))
  if (answer.ok || NO_FAILURES.includes(answer.problem)) await counted.takeBack()
  else await tellFailure(deps, customer, answer.problem, at)
  return answer
}

const NO_FAILURES = ['unconfirmed', 'factor_due', 'too_often', 'staff_elsewhere']

async function tellFailure({ log, recordDenied }: SignInDeps, customer: Customer | null, problem: string, at: At) {
  const role = customer && roleOf(customer.accountType)
  log.warn({ problem, userId: customer?.id, role }, 'a sign-in failed')
  if (customer && role && role !== 'own-user')
    await recordDenied({ actor: { id: customer.id, role }, why: 'sign_in' }, at)
}

const laneOf = ({ knownBrowser }: SignInInput, customer: Customer | null): Lane =>
  knownBrowser !== null || (customer !== null && roleOf(customer.accountType) !== 'own-user') ? 'known' : 'strangers'

type Try = SignInInput & { lane: Lane }

// Response times reveal nothing: an address with an account, with a pending sign-up, or with neither costs the same
// database queries and the same password comparisons.
async function lookUp(deps: SignInDeps, input: Try, customer: Customer | null, at: At): Promise<SignInAnswer> {
  const hash = await deps.identity.findPasswordHash(customer?.id ?? NOBODY)
  const waiting = await listWaiting(deps, input, input.email)
  // For an address that has a password, sign-ups don't count.
  const match = await firstMatch(deps, input, hash === null ? waiting.map((row) => row.passwordHash) : [hash])
  if (hash !== null && match !== null) return customer ? open(deps, input, customer.id, at) : wrong()
  const found = match === null ? undefined : waiting[match]
  if (found)
    return found.isConfirmed ? open(deps, input, await makeAccount(deps, found, at), at) : mailAgain(deps, found, at)
  const isTold = customer === null && input.tellsUnknown === true && (await mayTell(deps, input.rateLimitKey))
  return isTold && tellsUnknownAddress(deps.disclosure, true) ? { ok: false, problem: 'email_unknown' } : wrong()
}

const wrong = (): SignInAnswer => ({ ok: false, problem: 'credentials_wrong' })

async function listWaiting({ signUps, clock }: SignInDeps, input: SignInInput, email: string) {
  const named = input.confirmToken ? await signUps.findByToken(input.confirmToken, clock.now()) : null
  const confirmed = named?.email === email ? named : null
  const others = await signUps.listWaiting(email, clock.now(), MOST_COMPARED)
  return [
    ...(confirmed ? [{ ...confirmed, isConfirmed: true }] : []),
    ...others.filter(({ id }) => id !== confirmed?.id).map((row) => ({ ...row, isConfirmed: false })),
  ].slice(0, MOST_COMPARED)
}

/** Which of the hashes matches this password. Missing ones are replaced by dummies, so it always takes as long. */
async function firstMatch({ identity }: SignInDeps, input: Try, hashes: string[]): Promise<number | null> {
  const { password, lane } = input
  for (let at = 0; at < MOST_COMPARED; at += 1)
    if (await identity.isPassword(password, hashes[at] ?? null, lane)) return at
  return null
}

// Link and password were both right: the mailbox is theirs, and so is what was bought with it.
async function makeAccount(deps: SignInDeps, row: SignUpRow, { language }: At): Promise<string> {
  const { customers, identity, signUps, clock, transaction, adoptEsims } = deps
  const userId = await customers.findOrCreate({
    id: randomUUID(),
    email: row.email,
    fullName: row.fullName,
    country: null,
    ip: null,
    taxRate: null,
    mailLanguage: language,
    now: clock.now(),
  })
  await customers.verify(userId, row.fullName)
  await transaction(async () => {
    // Unless the record was erased a moment ago.
    if (await customers.stayAt(userId, row.email))
      await identity.savePasswordHash(userId, row.passwordHash, clock.now())
  })
  await signUps.forget(row.email)
  await adoptEsims(row.email, userId)
  return userId
}

async function mailAgain(deps: SignInDeps, row: SignUpRow, at: At): Promise<SignInAnswer> {
  const { limiter, signUps, clock, makeToken, sendAccountMail } = deps
  if ((await limiter.take(perAddress('sign-up'), row.email)).ok) {
    await signUps.extend(row.id, new Date(clock.now().getTime() + CONFIRM_LINK_HOURS * 3_600_000))
    const facts = { recipientName: row.fullName, link: confirmLink(at.tenant.origin, confirmToken(makeToken, row.id)) }
    await sendAccountMail({ kind: 'confirm_email', email: row.email, facts }, at)
  }
  return { ok: false, problem: 'unconfirmed' }
}

async function open(deps: SignInDeps, input: SignInInput, userId: string, at: At): Promise<SignInAnswer> {
  const customer = await deps.customers.find(userId)
  if (!customer) return wrong()
  // Only somebody with the right password learns about it.
  if (customer.disabledAt) return { ok: false, problem: 'account_disabled' }
  if (!maySignInAt(roleOf(customer.accountType), at.tenant)) {
    await tellRightPassword(deps, customer, 'elsewhere', at)
    return { ok: false, problem: 'staff_elsewhere' }
  }
  if (!(await deps.secondFactors.hasAny(userId))) return openSession(deps, customer, input, at)
  const pending = await keepSignIn(deps, userId)
  if (pending === null) return wrong()
  await tellRightPassword(deps, customer, 'second_factor', at)
  return { ok: false, problem: 'factor_due', pending }
}

// Somebody knows the password, also if nothing follows.
async function tellRightPassword(
  { log, limiter, recordAudit }: SignInDeps,
  { id, accountType }: Customer,
  awaits: 'second_factor' | 'elsewhere',
  at: At,
) {
  const role = roleOf(accountType)
  log.info({ userId: id, role, awaits }, 'a right password opened no session yet')
  if (role === 'own-user' || !(await limiter.take(RIGHT_PASSWORDS, id)).ok) return
  await recordAudit({ actor: { id, role }, action: 'password_accepted', subject: id, facts: { outcome: awaits } }, at)
}

// Failures from elsewhere can't lock the owner out: a known browser has its own count.
const accountKey = ({ knownBrowser }: SignInInput, email: string) =>
  knownBrowser ? `${knownBrowser}:${fingerprint(email)}` : fingerprint(email)

// Four characters of a password's fingerprint detect one password tried on many accounts, and reveal nothing about the
// password.
const passwordKey = ({ makeToken }: SignInDeps, { password }: SignInInput) =>
  makeToken(`sign-in password ${password}`).slice(0, 4)

// Refused attempts aren't counted: repeating them must not extend the block.
async function countTry(deps: SignInDeps, input: SignInInput, email: string): Promise<Guess> {
  const { limiter } = deps
  const ofStranger = input.knownBrowser ? null : await takeGuess(limiter, SIGN_IN_GUESSES, input.rateLimitKey)
  if (ofStranger && !ofStranger.ok) return ofStranger
  const counted = countedFor(deps, input, email)
  for (const { limit, key } of counted) {
    const allowed = await limiter.take(limit, key)
    if (!allowed.ok) return allowed
  }
  return {
    ok: true,
    takeBack: async () => {
      if (ofStranger) await limiter.giveBack(SIGN_IN_GUESSES.perAsker, input.rateLimitKey)
      await ofStranger?.takeBack()
      for (const { limit, key } of counted) await limiter.giveBack(limit, key)
    },
  }
}

function countedFor(deps: SignInDeps, input: SignInInput, email: string): { limit: Limit; key: string }[] {
  const key = accountKey(input, email)
  const ofPassword = { limit: SIGN_IN_PER_PASSWORD, key: passwordKey(deps, input) }
  return [...(input.knownBrowser ? [] : [ofPassword]), ...SIGN_IN_PER_ACCOUNT.map((limit) => ({ limit, key }))]
}
