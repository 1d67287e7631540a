// The counter for those who run the shop: its eSIMs, its brands, its admins, and how everything is doing.
import { actorOf, type By } from '#shop/account/session-user.ts'
import { sendAccountMail, type AccountNote } from '#shop/account/send-account-mail.ts'
import { addBusiness } from '#shop/brand/add-business.ts'
import type { Homes } from '#shop/brand/brand-home.ts'
import type { Brand } from '#shop/brand/brand.ts'
import { changeBrand, type BrandChange } from '#shop/brand/change-brand.ts'
import { listBusinesses } from '#shop/brand/list-businesses.ts'
import { setSuspension } from '#shop/brand/set-suspension.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import { acceptInvitation } from '#shop/staff/accept-invitation.ts'
import { inviteAdmin } from '#shop/staff/invite-admin.ts'
import { listAdmins } from '#shop/staff/list-admins.ts'
import { revokeAdmin } from '#shop/staff/revoke-admin.ts'
import { viewFigures } from '#shop/figures/view-figures.ts'
import { viewPlatform } from '#shop/figures/view-platform.ts'
import { viewSimPage, type SimQuestion } from '#shop/desk/view-sim-page.ts'
import { findAuditSubject } from '#shop/staff/find-audit-subject.ts'
import { sealerFor, tokenMaker } from '#shop/values/secret.ts'
import { notingAt, recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export type AdministrationParts = {
  brand: Brand
  deliverMail: DeliverMail
  readHomes: () => Promise<Homes>
  forgetBrands: () => void
}

export function openAdministration(world: ShopDeps, stores: Stores, parts: AdministrationParts) {
  const recordAudit = recordAuditAt(world, stores, parts.brand)
  const noting = notingAt(world, stores, parts.brand)
  const deps = {
    ...world,
    ...stores,
    ...parts,
    recordAudit,
    atomically: world.database.tx,
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
      const subject = await findAuditSubject(stores, iccid)
      await recordAudit({ actor: actorOf(by), action: 'iccid_shown', subject, facts: { iccidEnd: iccid.slice(-4) } })
      return iccid
    },

    listAdmins: () => listAdmins(deps),
    inviteAdmin: (wish: Parameters<typeof inviteAdmin>[1]) => inviteAdmin(deps, wish),
    /** False when there is no such invitation any more. */
    withdrawInvitation: async (by: By, id: string): Promise<boolean> => {
      if (!/^[\da-f-]{36}$/.test(id)) return false
      const withdrawn = await noting(
        async () => ({ ok: await stores.proofs.withdraw(id, 'admin_invite') }),
        () => ({ actor: actorOf(by), action: 'invitation_withdrawn', subject: id }),
      )
      return withdrawn.ok
    },
    acceptInvitation: (wish: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(deps, wish),
    revokeAdmin: (wish: Parameters<typeof revokeAdmin>[1]) => revokeAdmin(deps, wish),

    listBusinesses: () => listBusinesses(deps),
    findBusiness: (id: string) => stores.businesses.find(id),
    addBusinessBy: (by: By, wish: Parameters<typeof addBusiness>[1]) =>
      noting(
        () => addBusiness(deps, wish),
        ({ id }) => ({ actor: actorOf(by), action: 'business_added', subject: id }),
      ).finally(parts.forgetBrands),
    changeBrandBy: (by: By, change: BrandChange) =>
      noting(
        () => changeBrand(deps, change),
        ({ changed }) => {
          const settings = changed.map((name) => (name === 'logoUrl' ? 'logo' : name)).join(', ')
          const note = {
            actor: actorOf(by),
            action: 'brand_changed',
            subject: change.brandId,
            facts: { settings },
          } as const
          return changed.length > 0 ? note : null
        },
      ).finally(parts.forgetBrands),
    suspendBusinessBy: (by: By, wish: Parameters<typeof setSuspension>[1]) => {
      const action = wish.isSuspended ? 'business_suspended' : 'business_resumed'
      return noting(
        () => setSuspension(deps, wish),
        () => ({ actor: actorOf(by), action, subject: wish.brandId }),
      ).finally(parts.forgetBrands)
    },

    viewPlatform: (mailPage?: number) => viewPlatform(deps, mailPage),
  }
}
