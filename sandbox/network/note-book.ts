// What the network stores from the calls of an operator's staff: names, zones, products, messages, and refreshes.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

export type NoteKind = 'alias' | 'roaming' | 'product' | 'sms' | 'refresh'
export type NoteBook = ReturnType<typeof openNoteBook>

const noteRow = z.object({ kind: z.string(), body: z.string() })
const body = z.record(z.string(), z.unknown())

export function openNoteBook(database: DatabaseSync, now: () => Date) {
  const read = (iccid: string) =>
    database
      .prepare('SELECT kind, body FROM network_notes WHERE iccid = ? ORDER BY id')
      .all(iccid)
      .map((row) => noteRow.parse(row))
      .map((row) => ({ kind: row.kind, body: body.parse(JSON.parse(row.body)) }))

  return {
    /** Returns the ID of the new note. */
    add(iccid: string, kind: NoteKind, noted: object): number {
      const insert = database.prepare('INSERT INTO network_notes (iccid, kind, body, noted_at) VALUES (?, ?, ?, ?)')
      return Number(insert.run(iccid, kind, JSON.stringify(noted), now().getTime()).lastInsertRowid)
    },
    /** Returns whether the alias existed. */
    dropAlias(iccid: string, alias: string): boolean {
      const drop = `DELETE FROM network_notes WHERE iccid = ? AND kind = 'alias' AND json_extract(body, '$.alias') = ?`
      return Number(database.prepare(drop).run(iccid, alias).changes) > 0
    },
    /** The notes shown with a profile. */
    of(iccid: string) {
      const notes = read(iccid)
      const ofKind = (kind: NoteKind) => notes.filter((note) => note.kind === kind).map((note) => note.body)
      return {
        aliases: ofKind('alias'),
        roaming: ofKind('roaming').at(-1) ?? null,
        product: ofKind('product').at(-1)?.['productBundleId'] ?? null,
        messagesSent: ofKind('sms').length,
        refreshes: ofKind('refresh').length,
      }
    },
  }
}
