// GET /admin-dashboard/inbox/:number/files/:file: what came with a message, for whoever answers it. It is only saved:
// nothing that a stranger sent is opened as a page of the shop's.
import { notThere } from '#app/http/file-answer.ts'
import { guardedUser } from '#app/session/guards.ts'
import { callerOf, shopContext } from '#app/session/request-context.ts'
import { FILE_TYPES } from '#values/files/file-types.ts'
import type { Route } from './+types/ticket-file.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const caller = callerOf(context, guardedUser(context))
  const found = await context.get(shopContext).inbox.openTicketFile({ number: params.number, id: params.file }, caller)
  if (!found) return notThere()
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': FILE_TYPES[found.type].mime,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name).replace(/['()*]/g, asCode)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

/** What stands between the signs of the header itself (RFC 8187). */
const asCode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
