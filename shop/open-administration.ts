// The counter for those who run the shop: its eSIMs, its brands, its admins, and how everything is doing.
import type { SessionUser } from '#shop/account/session-user.ts'
import { sendAccountMail, type AccountNote } from '#shop/account/send-account-mail.ts'
import { addBusiness } from '#shop/brand/add-business.ts'
import type { Homes } from '#shop/brand/brand-home.ts'
import type { Brand } from '#shop/brand/brand.ts'
import { changeBrand, type BrandChange } from '#shop/brand/change-brand.ts'
import { listBusinesses } from '#shop/brand/list-businesses.ts'
import { setSuspension } from '#shop/brand/set-suspension.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import { acceptInvitation } from '#shop/support/accept-invitation.ts'
import { inviteAdmin } from '#shop/support/invite-admin.ts'
import { listAdmins } from '#shop/support/list-admins.ts'
import { recordStaffEvent, type StaffEvent } from '#shop/support/record-staff-event.ts'
import { revokeAdmin } from '#shop/support/revoke-admin.ts'
import { viewFigures } from '#shop/support/view-figures.ts'
import { viewPlatform } from '#shop/support/view-platform.ts'
import { viewSimPage, type SimQuestion } from '#shop/support/view-sim-page.ts'
import { sealerFor, tokenMaker } from '#shop/values/secret.ts'
import { recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export type AdministrationParts = {
  brand: Brand
  deliverMail: DeliverMail
  readHomes: () => Promise<Homes>
  forgetBrands: () => void
}
type By = Pick<SessionUser, 'id'>

export function openAdministration(world: ShopDeps, stores: Stores, parts: AdministrationParts) {
  const record = (event: StaffEvent) => recordStaffEvent(world.log, event)
  const deps = {
    ...world,
    ...stores,
    ...parts,
    record,
    recordAudit: recordAuditAt(world, stores, parts.brand),
    names: [parts.brand.name, parts.brand.fullName],
    sendAccountMail: (note: AccountNote) => sendAccountMail({ ...world, ...stores, ...parts }, note),
    viewFigures: () => viewFigures(stores),
  }
  const numbers = sealerFor(world.secret, 'sim-number')
  const nameOf = tokenMaker(world.secret)

  return {
    viewSimPage: (question: SimQuestion) => viewSimPage(deps, question),
    /** Carries the number of an eSIM through a page of staff without telling it. */
    sealSimNumber: (iccid: string) => numbers.seal(iccid),
    /** A name for an eSIM that is the same on every page and tells nothing of its number. */
    nameSim: (iccid: string) => nameOf(`sim ${iccid}`).slice(0, 16),
    /** The number of an eSIM for an admin who asks for it, which is written down; null for what was not sealed here. */
    openSimNumber: async (by: By, sealed: string): Promise<string | null> => {
      const iccid = numbers.open(sealed)
      if (iccid === null) return null
      const [esim] = await stores.esims.listByIccids([iccid])
      record({ event: 'iccid_shown', byId: by.id, aboutId: esim?.orderId ?? 'of no order' })
      return iccid
    },

    listAdmins: () => listAdmins(deps),
    inviteAdmin: (wish: Parameters<typeof inviteAdmin>[1]) => inviteAdmin(deps, wish),
    /** False when there is no such invitation any more. */
    withdrawInvitation: async (by: By, id: string): Promise<boolean> => {
      const isWithdrawn = /^[\da-f-]{36}$/.test(id) && (await stores.proofs.withdraw(id, 'admin_invite'))
      if (isWithdrawn) record({ event: 'invitation_withdrawn', byId: by.id, aboutId: id })
      return isWithdrawn
    },
    acceptInvitation: (wish: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(deps, wish),
    revokeAdmin: (wish: Parameters<typeof revokeAdmin>[1]) => revokeAdmin(deps, wish),

    listBusinesses: () => listBusinesses(deps),
    findBusiness: (id: string) => stores.businesses.find(id),
    addBusinessBy: async (by: By, wish: Parameters<typeof addBusiness>[1]) => {
      const added = await addBusiness(deps, wish)
      if (added.ok) record({ event: 'business_added', byId: by.id, aboutId: added.id })
      return added
    },
    changeBrandBy: async (by: By, change: BrandChange) => {
      const changed = await changeBrand(deps, change)
      const settings = [...Object.keys(change.patch), ...(change.logo ? ['logo'] : [])]
      if (changed.ok) record({ event: 'brand_changed', byId: by.id, aboutId: change.brandId, settings })
      return changed
    },
    suspendBusinessBy: async (by: By, wish: Parameters<typeof setSuspension>[1]) => {
      const done = await setSuspension(deps, wish)
      const event = wish.isSuspended ? 'business_suspended' : 'business_resumed'
      if (done.ok) record({ event, byId: by.id, aboutId: wish.brandId })
      return done
    },

    viewPlatform: () => viewPlatform(deps),
  }
}
