// What staff do to others and to the shop leaves one line in the log, by ids alone.
import type { Log } from '#shop/ports/log.ts'

export type StaffEvent = {
  event:
    | 'admin_invited'
    | 'admin_created'
    | 'admin_revoked'
    | 'invitation_withdrawn'
    | 'brand_changed'
    | 'business_added'
    | 'business_suspended'
    | 'business_resumed'
    | 'iccid_shown'
  /** The account that did it. */
  byId: string
  /** The account, invitation, brand or order that it was done to. */
  aboutId: string
  /** The names of the settings that were changed. */
  settings?: string[]
}

export type RecordStaffEvent = (event: StaffEvent) => void

/** Writes the event down (guide 2 "Accounts": creating an admin is audited); never addresses, numbers or words. */
export const recordStaffEvent = (log: Log, event: StaffEvent): void => log.info(event, 'staff event')
