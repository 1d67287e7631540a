// Adds an eSIM to an account by its ICCID and a proof: either its order has the account's own address, or its mailbox
// provided the code.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { isErased } from '#shop/people/account/erased-account.ts'
import { roleOf } from '#shop/people/account/role.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { OwnedBy } from '#shop/people/brand/tenant.ts'
import type { OrderWithEsim } from '#shop/sales/order-rows/order-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isEmail } from '#values/email.ts'
import { digitsOfIccid, isIccid, maskIccid } from '#values/iccid.ts'
import type { Sealer } from '#values/secret.ts'
import type { TooOften } from '#values/outcome.ts'

const CODE_DIGITS = 6
const MOST_TRIES = 5
const CODE_MS = 10 * 60_000
const LONGEST_ICCID_TEXT = 60

const PER_ACCOUNT: Limit = { name: 'add-esim-account', points: 10, seconds: 3600 }
const PER_ASKER: Limit = { name: 'add-esim-network', points: 20, seconds: 3600 }
const MAILS_PER_ORDER: Limit = { name: 'add-esim-mail', points: 3, seconds: 3600 }
const TRIES_PER_ACCOUNT: Limit = { name: 'add-esim-try', points: 30, seconds: 3600 }

export type AddEsimDeps = Pick<
  Base,
  'orders' | 'esims' | 'proofs' | 'limiter' | 'clock' | 'makeToken' | 'customers' | 'recordAudit' | 'transaction'
> & {
  sealer: Sealer
  sendAccountMail: SendAccountMail
  /** Tells what this brand sold. */
  ownedBy: OwnedBy
}
export type StartAnswer =
  | { ok: true; kind: 'added' }
  | { ok: true; kind: 'code_needed'; proof: string }
  | { ok: false; problem: 'iccid_invalid' | 'already_yours' }
  | TooOften
export type FinishAnswer = { ok: true } | { ok: false; problem: 'code_wrong' | 'proof_gone' } | TooOften

/**
 * An eSIM bought with the account's own, proven address is added right away. For any other ICCID, the answer is always
 * the same, known or not: enter a code, which is emailed to the address that bought the eSIM, if there is one, at most
 * three times an hour. What another brand sold is unknown here. Problems: `iccid_invalid`, `already_yours`,
 * `too_often`.
 */
export async function addEsimByIccid(
  deps: AddEsimDeps,
  input: { userId: string; email: string; iccid: string; rateLimitKey: string },
  at: At,
): Promise<StartAnswer> {
  const { limiter, orders, esims } = deps
  if (input.iccid.length > LONGEST_ICCID_TEXT || !isIccid(input.iccid)) return { ok: false, problem: 'iccid_invalid' }
  const ofAsker = await limiter.take(PER_ASKER, input.rateLimitKey)
  const allowed = ofAsker.ok ? await limiter.take(PER_ACCOUNT, input.userId) : ofAsker
  if (!allowed.ok) return allowed

  const isSoldHere = await deps.ownedBy(at.tenant.brand)
  // The mailbox of its order is its buyer's, who gave it away.
  const isAddable = (order: OrderWithEsim) => isSoldHere(order) && !order.isGift
  const sold = (await orders.listByIccid(digitsOfIccid(input.iccid))).filter(isAddable)
  const owners = await Promise.all(sold.map(async ({ id }) => (await esims.findActive(id))?.userId))
  if (owners.includes(input.userId)) return { ok: false, problem: 'already_yours' }
  const own = sold.find(({ email }) => email === input.email)
  if (own) {
    await esims.giveTo(own.id, input.userId)
    return { ok: true, kind: 'added' }
  }
  // Whoever had the number before has lost the eSIM.
  return { ok: true, kind: 'code_needed', proof: await askForCode(deps, input, sold[0] ?? null, at) }
}

async function askForCode(
  { proofs, limiter, clock, makeToken, sealer, sendAccountMail }: AddEsimDeps,
  { userId, email }: { userId: string; email: string },
  order: OrderWithEsim | null,
  at: At,
): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()]
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  // Partners email their travelers themselves, and for some orders nobody is known anymore.
  const isReachable = order !== null && isEmail(order.email) && !isErased(order)
  const isMailed = isReachable && (await limiter.take(MAILS_PER_ORDER, order.email)).ok
  await proofs.put({
    id,
    email: order?.email ?? email,
    purpose: 'add_esim',
    // If no code was emailed, there is nothing to compare with: whatever is typed is wrong.
    codeHash: isMailed ? makeToken(codePurpose(id, code)) : null,
    triesLeft: MOST_TRIES,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
  })
  if (isMailed) {
    const recipientName = order.customerName.trim() || null
    await sendAccountMail(
      {
        kind: 'account_code',
        email: order.email,
        facts: { recipientName, code, purpose: 'add_esim' },
      },
      at,
    )
  }
  // The sealed text is equally long for unknown eSIMs.
  return sealer.seal(`${id} ${userId} ${order?.id ?? randomUUID()}`)
}

/**
 * The code was right: the eSIM now belongs to this account and no longer to anyone else. Problems: `code_wrong`,
 * `proof_gone` (after ten minutes or five attempts), `too_often`.
 */
export async function finishAddingEsim(
  deps: AddEsimDeps,
  input: { userId: string; proof: string; code: string },
  at: At,
): Promise<FinishAnswer> {
  const { proofs, esims, orders, limiter, clock, makeToken, sealer } = deps
  const allowed = await limiter.take(TRIES_PER_ACCOUNT, input.userId)
  if (!allowed.ok) return allowed
  const [id = '', userId, orderId = ''] = sealer.open(input.proof)?.split(' ') ?? []
  const row = userId === input.userId ? await proofs.spendTry(id, clock.now()) : null
  if (row?.purpose !== 'add_esim') return { ok: false, problem: 'proof_gone' }

  const code = input.code.replaceAll(/\D/g, '')
  if (row.codeHash !== makeToken(codePurpose(id, code))) return { ok: false, problem: 'code_wrong' }
  await proofs.burn(id)
  const order = await orders.find(orderId)
  // A code that was emailed to an address which the order no longer has proves nothing.
  const esim = order?.email === row.email && (await esims.findActive(order.id))
  if (!esim) return { ok: false, problem: 'proof_gone' }
  await deps.transaction(() => takeOver(deps, { userId: input.userId, orderId, esim }, at))
  return { ok: true }
}

type TakenOver = { userId: string; orderId: string; esim: { iccid: string; userId: string | null } }

async function takeOver({ esims, customers, recordAudit }: AddEsimDeps, { userId, orderId, esim }: TakenOver, at: At) {
  const role = roleOf((await customers.find(userId))?.accountType ?? '')
  await esims.giveTo(orderId, userId)
  const facts = { iccid: maskIccid(esim.iccid), from: esim.userId }
  await recordAudit({ actor: { id: userId, role }, action: 'esim_taken_over', subject: orderId, facts }, at)
}

const codePurpose = (proofId: string, code: string) => `esim-code:${proofId}:${code}`
