// Keeps the files of a message, within what strangers may leave here in a day.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { RefusedFile } from '#values/files/file-limits.ts'
import type { JudgedFiles } from '#values/files/judged-files.ts'

type Files = Pick<Base, 'ticketFiles'>

/** Refused files: `refused` says which, and why. */
export type FilesProblem = { ok: false; problem: 'files_refused'; refused: RefusedFile[] }

/** What strangers may leave here in a day, so that nobody fills the disk. */
const MOST_BYTES_PER_DAY = 1_000_000_000
const DAY_MS = 24 * 3_600_000

/** The same files, none of which is taken if strangers sent too much today. */
export async function withinToday({ ticketFiles }: Files, files: JudgedFiles, now: Date): Promise<JudgedFiles> {
  if (files.kept.length === 0) return files
  const before = await ticketFiles.countBytesSince(new Date(now.getTime() - DAY_MS))
  const bytes = files.kept.reduce((sum, each) => sum + each.bytes.length, before)
  if (bytes <= MOST_BYTES_PER_DAY) return files
  return { kept: [], refused: [...files.refused, ...files.kept.map(({ name }) => ({ name, why: 'no_room' as const }))] }
}

/** Call it inside a transaction: keeps them, and which weren't taken. Returns the IDs of those that are kept. */
export async function takeFiles(
  { ticketFiles }: Files,
  { kept, refused }: JudgedFiles,
  at: { ticketId: string; entryId: string | null; now: Date },
): Promise<string[]> {
  const rowOf = (position: number) => ({
    id: randomUUID(),
    ticketId: at.ticketId,
    entryId: at.entryId,
    position,
    createdAt: at.now,
  })
  const rows = kept.map(({ name, type, bytes }, position) => ({
    ...rowOf(position),
    name,
    type,
    size: bytes.length,
    content: bytes,
    refusal: null,
  }))
  const others = refused.map(({ name, why }, after) => ({
    ...rowOf(kept.length + after),
    name,
    type: null,
    size: 0,
    content: null,
    refusal: why,
  }))
  await ticketFiles.keep([...rows, ...others])
  return rows.map(({ id }) => id)
}
