// The text for an invalid proof.
import { codeProblems, ownProofCopy } from '#app/copy/people/own-proof.ts'
import type { ProofProblem } from '#values/fresh-proof.ts'

export const proofWords = (problem: ProofProblem): string =>
  problem === 'password_wrong' ? ownProofCopy.password_wrong : codeProblems[problem]
