// The proof a logged-in user gives again before irreversible actions.
import type { At } from './brand-facts.ts'
import type { TooOften } from './outcome.ts'

/**
 * `token` is the current session's. `password` is what was typed: the password, or a code if there is a second factor;
 * empty if nothing was asked for.
 */
export type FreshProof = { token: string | null; password: string }

/** `code_used`: right, but used before. */
export type ProofProblem = 'password_wrong' | 'code_wrong' | 'code_used'
export type ProofRefusal = { ok: false; problem: ProofProblem } | TooOften
export type ProofAnswer = { ok: true } | ProofRefusal

/** `isTyped`: a password must be typed even if it was given recently; a recent second factor is enough. */
export type ProofManner = { isTyped?: boolean }

/** Defined here so that slices without accounts can use it. */
export type CheckFreshProof = (
  proof: FreshProof,
  caller: At & { actor: { id: string; type: string } },
  manner?: ProofManner,
) => Promise<ProofAnswer>
