// Lets the owner name an eSIM; nobody else sees the name.
import type { At } from '#values/brand-facts.ts'
import type { Outcome } from '#values/outcome.ts'
import { findOwnEsim, type ListOwnEsimsDeps, type OwnEsimName } from './list-own-esims.ts'
import { MOST_LABEL_CHARACTERS, readLabel } from './own-esim.ts'

/** An empty name removes the old one. Problems: `not_yours`, `label_long` (more than 40 characters). */
export async function renameEsim(
  deps: ListOwnEsimsDeps,
  input: OwnEsimName & { label: string },
  at: At,
): Promise<Outcome<{ label: string | null }, 'not_yours' | 'label_long'>> {
  const label = readLabel(input.label)
  if (label !== null && label.length > MOST_LABEL_CHARACTERS) return { ok: false, problem: 'label_long' }
  const esim = await findOwnEsim(deps, input, at)
  if (!esim) return { ok: false, problem: 'not_yours' }
  await deps.esims.rename(esim.orderId, label)
  return { ok: true, label }
}
