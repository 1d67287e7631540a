// Sets a password for an address proven by an emailed code and the ICCID of its eSIM (after-purchase rules §2
// "/setup-password").
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import {
  checkNewPassword,
  changePassword,
  type ChangePasswordDeps,
  type NewPassword,
  type NewPasswordProblem,
} from './change-password.ts'
import type { TooOften } from '#values/outcome.ts'

export type SetPasswordDeps = ChangePasswordDeps & Pick<Base, 'proofs'>
export type SetPasswordAnswer =
  | { ok: true; email: string }
  | { ok: false; problem: NewPasswordProblem | 'proof_gone' }
  | TooOften

/**
 * Problems: those of the password, `proof_gone` if the proof was used or its ten minutes are over, and `too_often`
 * while too many others are waiting.
 */
export async function setPassword(
  deps: SetPasswordDeps,
  input: NewPassword & { proofId: string },
  at: At,
): Promise<SetPasswordAnswer> {
  const problem = checkNewPassword(deps, input, at)
  if (problem) return { ok: false, problem }
  // Checked before the proof is used up.
  const room = deps.identity.findRoom('known')
  if (!room.ok) return room
  const proof = await deps.proofs.use(input.proofId, deps.clock.now())
  const customer = proof?.purpose === 'set_password' ? await deps.customers.findByEmail(proof.email) : null
  if (!customer) return { ok: false, problem: 'proof_gone' }

  const changed = await changePassword(deps, { ...input, userId: customer.id, by: 'code_and_iccid' }, at)
  if (!changed.ok) return { ok: false, problem: changed.problem === 'account_gone' ? 'proof_gone' : changed.problem }
  await deps.customers.verify(customer.id)
  return changed
}
