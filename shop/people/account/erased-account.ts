// The placeholder address of an erased customer: it identifies nobody, and we never send email to it.
import type { CustomerStore } from './customer-store.ts'

export const ERASED_DOMAIN = '@deleted.invalid'

export const erasedAddress = (id: string): string => `deleted-${id}${ERASED_DOMAIN}`
export const isErased = ({ email }: { email: string }): boolean => email.endsWith(ERASED_DOMAIN)

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
