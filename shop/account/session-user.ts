// Who is signed in, as the pages know them (after-purchase rules §3 "Session user").
import type { AuditActor } from '#shop/audit/audit-row.ts'
import type { At } from '#shop/values/brand-facts.ts'
import { normalizeEmail } from '#shop/values/email.ts'
import { runsShop, type Role } from './role.ts'

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
  /** Administrators must have a second factor here, and this one has none: until then they are customers like any other. */
  mustAddFactor?: true
}

/** Whoever does something: the account, and the role it has now. */
export type Actor = Pick<SessionUser, 'id' | 'type'>
export const actorOf = ({ id, type }: Actor): AuditActor => ({ id, role: type })

/** Who asks for something, and at whose address. */
export type Caller = At & { actor: Actor }

/** Whether this session may see the account of an address without a code from its mailbox. */
export const maySeeAccount = (viewer: SessionUser | null, email: string): viewer is SessionUser =>
  viewer !== null && (viewer.email === normalizeEmail(email) || runsShop(viewer.type))
