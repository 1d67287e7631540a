// What somebody who is signed in gives once more, before what cannot be taken back.
import type { At } from './brand-facts.ts'
import type { TooOften } from './outcome.ts'

/**
 * `token` is the one of the session that asks. `password` is what was typed: the password, or a code from whoever has a
 * second factor; empty where nothing was asked.
 */
export type FreshProof = { token: string | null; password: string }

/** `code_used`: right, but taken before. */
export type ProofProblem = 'password_wrong' | 'code_wrong' | 'code_used'
export type ProofRefused = { ok: false; problem: ProofProblem } | TooOften
export type ProofChecked = { ok: true } | ProofRefused

/** `isTyped`: a password is asked for even from whoever gave it just now; a second factor that was given just now is enough. */
export type ProofManner = { isTyped?: boolean }

/** For slices that know no accounts as well. */
export type CheckFreshProof = (
  proof: FreshProof,
  caller: At & { actor: { id: string; type: string } },
  manner?: ProofManner,
) => Promise<ProofChecked>
