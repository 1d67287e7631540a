// Checks that nobody changed, moved, or removed a row of the audit log.
import { fingerprint } from '#values/secret.ts'
import { followChain, NO_ROWS, textToHash, type ChainEnd } from './audit-row.ts'
import type { AuditStore } from './audit-store.ts'

const ROWS_AT_ONCE = 1_000

export type ChainVerdict =
  | { ok: true; end: ChainEnd }
  | { ok: false; problem: 'chain_broken' | 'end_missing'; at: number }

/**
 * Checks the whole log, or what follows `from`, a row from an earlier check that must still be there. `known` is the
 * last row noted earlier, in the shop's log or by a check: with it, missing rows at the end are found too. Problems:
 * `chain_broken` with the number of the first changed row, `end_missing` with the number that should be there.
 */
export async function verifyAuditChain(
  { audit }: { audit: AuditStore },
  known?: ChainEnd,
  from: ChainEnd = NO_ROWS,
): Promise<ChainVerdict> {
  if (!(await isThere(audit, from))) return { ok: false, problem: 'end_missing', at: from.id }
  let end = from
  let isKnownFound = known === undefined || known.id === from.id
  for (;;) {
    const rows = await audit.listAfter(end.id, ROWS_AT_ONCE)
    const followed = followChain(end, rows, fingerprint)
    if (!followed.ok) return { ok: false, problem: 'chain_broken', at: followed.brokenAt }
    isKnownFound ||= rows.some(({ id, hash }) => id === known?.id && hash === known.hash)
    end = followed.end
    if (rows.length < ROWS_AT_ONCE) break
  }
  return isKnownFound ? { ok: true, end } : { ok: false, problem: 'end_missing', at: known?.id ?? 0 }
}

/** Unchanged, and not just present under its number. */
async function isThere(audit: AuditStore, { id, hash }: ChainEnd): Promise<boolean> {
  if (id === NO_ROWS.id) return true
  const [row] = await audit.listAfter(id - 1, 1)
  return row?.id === id && row.hash === hash && fingerprint(textToHash(row)) === hash
}
