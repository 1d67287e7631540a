// GET /admin-dashboard/orders.csv: the filtered view as a file, sent while it is read.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { requireRole } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { readDeskAddress } from './desk/desk-address.ts'
import type { Route } from './+types/orders-csv.ts'

const EXPORTS: Limit = { name: 'staff-export', points: 30, seconds: 3600 }
/** Table programs tell UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireRole(request, context, ['own-admin'])
  const shop = context.get(shopContext)
  const allowed = await shop.take(EXPORTS, user.id)
  if (!allowed.ok) {
    const headers = { 'retry-after': String(allowed.retryAfterSeconds), 'cache-control': 'no-store' }
    return new Response(deskCopy.tooOften(allowed.retryAfterSeconds), { status: 429, headers })
  }
  const { view, sort, find } = readDeskAddress(new URL(request.url).searchParams)
  const search = find === null ? null : shop.openStaffSearch(user.id, find)
  // A search that has ended must not become an export of everything.
  if (find !== null && search === null) return new Response(deskCopy.searchEnded, { status: 410 })

  const lines = await shop.exportDeskOrders(user, { view, sort, search })
  return new Response(bytesOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${view}-${shop.today()}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

function bytesOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(BYTE_ORDER_MARK)),
    // Read only as fast as somebody takes it.
    pull: async (stream) => {
      const { done, value } = await lines.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
}
