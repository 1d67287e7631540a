// The logged-in user, as pages know them (after-purchase rules §3 "Session user").
import type { AuditActor } from '#shop/records/audit/audit-row.ts'
import type { At } from '#values/brand-facts.ts'
import { normalizeEmail } from '#values/email.ts'
import { runsShop, type Role } from '#shop/people/account/role.ts'

export type SessionUser = {
  id: string
  /** Lowercase, trimmed. */
  email: string
  name: string
  type: Role
  /** The business that a business role works for. */
  businessId: string | null
  isActivated: true
  /** The ICCIDs of the account's eSIMs, joined with commas. */
  iccid: string
  /**
   * Administrators must have a second factor here and this one has none, so they are treated as a customer until they
   * add one.
   */
  mustAddFactor?: true
  /** How much of one order an agent may refund in all, in cents; nobody else has a limit. */
  refundLimitCents?: number
}

/** Who does something: the account, with its current role. */
export type Actor = Pick<SessionUser, 'id' | 'type'>
export const actorOf = ({ id, type }: Actor): AuditActor => ({ id, role: type })

/** Who asks, and at which brand's address. */
export type Caller = At & { actor: Actor }

/** Whether this session may see the account of an address without a code from its mailbox. */
export const maySeeAccount = (viewer: SessionUser | null, email: string): viewer is SessionUser =>
  viewer !== null && (viewer.email === normalizeEmail(email) || runsShop(viewer.type))
