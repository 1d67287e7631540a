// An eSIM stands in the audit log by the id of its order, because its number is a secret.
import type { EsimStore } from '#shop/esim/esim-store.ts'

/** `no-order` for a profile that none of our orders got. */
export const findAuditSubject = async ({ esims }: { esims: EsimStore }, iccid: string): Promise<string> =>
  (await esims.listByIccids([iccid]))[0]?.orderId ?? 'no-order'
