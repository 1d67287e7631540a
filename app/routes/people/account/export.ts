// GET /account/export: everything that we hold about the one who is signed in, as one file to keep.
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { accountCopy } from '#app/copy/people/account.ts'
import { fileAnswer } from '#app/http/file-answer.ts'
import type { Route } from './+types/export.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const found = await context.get(shopContext).customers.exportMyData(user.id)
  if (!found.ok && found.problem === 'account_gone') return new Response('Not found', { status: 404 })
  if (!found.ok) return tooOftenText(accountCopy.tooOften(found.retryAfterSeconds), found)
  return fileAnswer('json', profileCopy.data.file, `${JSON.stringify(found.mine, null, 2)}\n`)
}
