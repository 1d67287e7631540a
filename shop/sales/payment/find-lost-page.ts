// A page that the provider may have opened without our learning its ID, and for which we would request something else by
// now: a release or a new name of the brand came in between, so its key is refused.
import type { PaymentGateway, PaymentSession } from '#ports/payment-gateway.ts'
import type { PaymentSessionRow } from './payment-session-store.ts'

/** How far the provider's clock may be behind ours. */
const CLOCK_MARGIN_MS = 5 * 60_000

/** The page that carries this row's ID, whatever became of it; null if there is none. Throws VendorError. */
export async function findLostPage(
  { listPages }: Pick<PaymentGateway, 'listPages'>,
  row: PaymentSessionRow,
): Promise<PaymentSession | null> {
  const since = new Date(row.createdAt.getTime() - CLOCK_MARGIN_MS)
  for (let from: string | null = null; ;) {
    const { pages, next } = await listPages(since, from)
    const found = pages.find(({ pageId }) => pageId === row.id)
    if (found || next === null) return found ?? null
    from = next
  }
}
