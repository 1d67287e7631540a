// Writes down what somebody who works for the shop did with somebody else's data or money.
import type { Log } from '#shop/ports/log.ts'

export type StaffAct = {
  event:
    | 'admin_viewed_esim'
    | 'admin_retried_order'
    | 'admin_resent_email'
    | 'admin_refunded_order'
    | 'admin_exported_orders'
    | 'admin_changed_role'
  staffId: string
  orderId?: string
  userId?: string
  /** What else is worth knowing; no address, code or name. */
  detail?: Record<string, string | number>
}

export type SaveStaffAct = (act: StaffAct) => Promise<void>

/** For now the structured log keeps it (guide 4 "Logs"). */
export function saveStaffAct({ log }: { log: Log }, { detail, ...act }: StaffAct): Promise<void> {
  log.info({ ...act, ...detail }, 'staff act')
  return Promise.resolve()
}
