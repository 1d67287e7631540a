// Who is signed in, as the pages know them (spec 2 §3 "Session user").
import type { Role } from './role.ts'

export type SessionUser = {
  id: string
  /** Lower case, trimmed. */
  email: string
  name: string
  type: Role
  /** The business that a business role works for. */
  businessId: string | null
  isActivated: true
  /** The ICCIDs of the account's eSIMs, joined with commas. */
  iccid: string
}
