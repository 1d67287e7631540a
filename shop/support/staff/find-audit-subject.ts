// The audit log identifies an eSIM by its order's ID, because its number is a secret.
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'

/** `no-order` for a profile that belongs to none of our orders; of one whose ICCID came back, whose eSIM is shown. */
export const findAuditSubject = async ({ esims }: { esims: EsimStore }, iccid: string): Promise<string> =>
  (await esims.listByIccids([iccid])).at(-1)?.orderId ?? 'no-order'
