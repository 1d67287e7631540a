// Whether a buyer may still be written to about an order.
import type { CustomerStore } from './customer-store.ts'
import { isErased } from './erased-account.ts'

/**
 * Whether a buyer erased their account, and with it the choices about emails: nobody asked us to write again. But whoever
 * has an account with this address, or has bought with it since, wants them.
 */
export async function isForgottenBuyer(
  { customers }: { customers: Pick<CustomerStore, 'find' | 'findByEmail'> },
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const buyer = userId === null ? null : await customers.find(userId)
  return buyer !== null && isErased(buyer) && (await customers.findByEmail(email)) === null
}
