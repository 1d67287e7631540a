// The files of somebody's messages, for the copy of their data.
import type { Base } from '#shop/assembly/base.ts'

/** A file of one's data has so much of what is in one's files, the newest first; all others are named. */
const MOST_EXPORTED_BYTES = 20_000_000

/** The files of what an address wrote and of the answers, with what is in them as base64, latest first. */
export async function exportFiles({ ticketFiles }: Pick<Base, 'ticketFiles'>, email: string) {
  let bytes = 0
  const listed = (await ticketFiles.listOf(email)).map((file) => {
    bytes += file.size
    return { ...file, isWhole: file.refusal === null && bytes <= MOST_EXPORTED_BYTES }
  })
  const whole = await ticketFiles.read(listed.flatMap(({ id, isWhole }) => (isWhole ? [id] : [])))
  const contentOf = new Map(whole.map(({ id, content }) => [id, content && Buffer.from(content).toString('base64')]))
  return listed.map(({ id, entryId: _entry, isWhole: _isWhole, ...file }) => ({
    ...file,
    content: contentOf.get(id) ?? null,
  }))
}
