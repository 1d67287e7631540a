import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CHAIN_START, followChain, NO_ROWS, textToHash, type AuditRow } from './audit-row.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function aChain(length: number): AuditRow[] {
  const rows: AuditRow[] = []
  for (let id = 1; id <= length; id += 1) {
    const row = {
      id,
      at: new Date(Date.UTC(2026, 11, 1, 8, id)),
      actorId: 'a-1',
      actorRole: 'own-admin',
      action: 'account_viewed',
      subject: `s-${id}`,
      businessId: '1',
      facts: { by: 'hand', times: id },
      previousHash: rows.at(-1)?.hash ?? CHAIN_START,
    }
    rows.push({ ...row, hash: hashOf(textToHash(row)) })
  }
  return rows
}
const without = (rows: AuditRow[], id: number) => rows.filter((row) => row.id !== id)
const changed = (rows: AuditRow[], change: Partial<AuditRow>) =>
  rows.map((row) => (row.id === 3 ? { ...row, ...change } : row))

describe('the chain of the audit log', () => {
  const rows = aChain(5)

  it('is verified from its first row to its last, at once or in parts', () => {
    const end = { id: 5, hash: rows[4]?.hash }
    expect(followChain(NO_ROWS, rows, hashOf)).toEqual({ ok: true, end })
    const half = followChain(NO_ROWS, rows.slice(0, 2), hashOf)
    if (!half.ok) throw new Error('broken')
    expect(followChain(half.end, rows.slice(2), hashOf)).toEqual({ ok: true, end })
    expect(followChain(NO_ROWS, [], hashOf)).toEqual({ ok: true, end: NO_ROWS })
  })

  it.each<[string, AuditRow[], number]>([
    ['another actor', changed(rows, { actorId: 'a-2' }), 3],
    ['nobody as actor', changed(rows, { actorId: null }), 3],
    ['another role', changed(rows, { actorRole: 'own-user' }), 3],
    ['another action', changed(rows, { action: 'role_given' }), 3],
    ['another subject', changed(rows, { subject: 's-9' }), 3],
    ['another brand', changed(rows, { businessId: null }), 3],
    ['another moment', changed(rows, { at: new Date(0) }), 3],
    ['another fact', changed(rows, { facts: { by: 'hand', times: 4 } }), 3],
    ['a fact more', changed(rows, { facts: { by: 'hand', times: 3, more: true } }), 3],
    ['a row gone from the middle', without(rows, 3), 3],
    ['the first row gone', without(rows, 1), 1],
    ['two rows in each other’s place', rows.toSorted((one, other) => (one.id === 4 ? -1 : other.id - one.id)), 1],
  ])('breaks at %s', (_what, forged, brokenAt) => {
    expect(followChain(NO_ROWS, forged, hashOf)).toEqual({ ok: false, brokenAt })
  })

  it('breaks after a changed row, even if the row’s hash was recomputed', () => {
    const forged = changed(rows, { actorId: 'a-2' }).map((row) =>
      row.id === 3 ? { ...row, hash: hashOf(textToHash(row)) } : row,
    )
    expect(followChain(NO_ROWS, forged, hashOf)).toEqual({ ok: false, brokenAt: 4 })
  })

  it('doesn’t depend on the order in which the database returns the facts', () => {
    const [row] = rows
    if (!row) throw new Error('no row')
    expect(textToHash({ ...row, facts: { times: 1, by: 'hand' } })).toBe(textToHash(row))
  })
})
