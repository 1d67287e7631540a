// Tests a vendor's connection and says what came back; the list of steps keeps the result.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { setupCopy } from '#app/copy/office/setup.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { PageAnswer, FormPost } from '#app/http/form-action.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { CONNECTIONS, type Connection } from '#shop/figures/setup/connection.ts'

export type ConnectionAnswer = { kind: 'connection'; connection: Connection; isFine: boolean; message: string }

/** Null for a connection that doesn't exist. */
export async function testConnection({
  form,
  shop,
  caller,
}: FormPost<SessionUser>): Promise<PageAnswer<ConnectionAnswer> | null> {
  const named = textOf(form, 'connection')
  const connection = CONNECTIONS.find((known) => known === named)
  if (!connection) return null
  const checked = await shop.figures.checkConnection(connection, caller)
  const answer = { kind: 'connection', connection, isFine: checked.ok } as const
  if (checked.ok) return { answer: { ...answer, message: setupCopy.tested[connection] }, status: 200 }
  if (checked.problem === 'too_often')
    return { answer: { ...answer, message: waitSentence(checked, deskCopy.tooOften) }, wait: checked }
  const { untested } = setupCopy
  const message = checked.problem === 'no_answer' ? untested.no_answer(checked.said) : untested[checked.problem]
  return { answer: { ...answer, message }, status: checked.problem === 'not_allowed' ? 403 : 200 }
}
