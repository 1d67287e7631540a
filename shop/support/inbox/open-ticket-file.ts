// Opens a file of a message, for whoever may answer it.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { FileType } from '#values/files/file-types.ts'
import { isUuid } from '#values/uuid.ts'
import { isTicketNumber } from './ticket.ts'

/** Null if this ticket has no such file. */
export async function openTicketFile(
  { ticketFiles }: Pick<Base, 'ticketFiles'>,
  { number, id }: { number: string; id: string },
  _caller: Caller,
): Promise<{ name: string; type: FileType; bytes: Uint8Array } | null> {
  const file = isTicketNumber(number) && isUuid(id) ? await ticketFiles.find(id, number) : null
  return file?.content && file.type ? { name: file.name, type: file.type, bytes: file.content } : null
}
