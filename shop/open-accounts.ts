// The counter for accounts: signing up and in, proving a mailbox, passwords and sessions.
import { changeOwnPassword, checkNewPassword, type NewPassword } from '#shop/account/change-password.ts'
import { endSession, endSessions, type SessionOwner } from '#shop/account/end-session.ts'
import { findSessionUser } from '#shop/account/find-session-user.ts'
import { issueFirstAdminLink, makeFirstAdmin } from '#shop/staff/make-first-admin.ts'
import { giveProof, startProof, viewProof } from '#shop/account/prove-mailbox.ts'
import { requestReset, resetPassword } from '#shop/account/reset-password.ts'
import { sendAccountMail, type AccountNote } from '#shop/account/send-account-mail.ts'
import { isFresh } from '#shop/account/session-life.ts'
import { setPassword } from '#shop/account/set-password.ts'
import { signIn, type SignInWish } from '#shop/account/sign-in.ts'
import { signUp, startSignUp, type SignUpWish } from '#shop/account/sign-up.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { viewAccount } from '#shop/customer/view-account.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { TokenMaker } from '#shop/values/secret.ts'
import { recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export type AccountParts = { makeToken: TokenMaker; deliverMail: DeliverMail; brand: Brand }

export function openAccounts(world: ShopDeps, stores: Stores, parts: AccountParts) {
  const { identity, clock } = world
  const deps = {
    ...world,
    ...stores,
    makeToken: parts.makeToken,
    atomically: world.database.tx,
    recordAudit: recordAuditAt(world, stores, parts.brand),
    names: [parts.brand.name, parts.brand.fullName],
    listIccidsOf: stores.esims.listIccidsOf,
    sendAccountMail: (note: AccountNote) => sendAccountMail({ ...world, ...stores, ...parts }, note),
    adoptEsims: async (email: string, userId: string) => {
      for (const { iccid } of await stores.orders.listWithEsim(email)) await stores.esims.giveTo(iccid, userId)
    },
  }

  return {
    startSignUp: (wish: Pick<SignUpWish, 'email' | 'iccid' | 'network' | 'proofId'>) => startSignUp(deps, wish),
    signUp: (wish: SignUpWish) => signUp(deps, wish),
    /** The address of a sign-up, for whoever holds its mailed link. */
    findSignUpEmail: async (token: string) => (await stores.signUps.findByToken(token, clock.now()))?.email ?? null,

    signIn: (wish: SignInWish) => signIn(deps, wish),
    signOut: (token: string) => identity.endSession(token),
    findSessionUser: (token: string) => findSessionUser(deps, token),
    /** Where an account is signed in, the newest first. */
    listSessions: async (userId: string) =>
      (await identity.listSessions(userId))
        .filter(({ expiresAt }) => expiresAt > clock.now())
        .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime()),
    findSessionId: async (token: string) => (await identity.findSession(token))?.id ?? null,
    /** Whether somebody just gave the password with which this session began. */
    isFreshlySignedIn: async (token: string) => {
      const session = await identity.findSession(token)
      return session !== null && isFresh(session.startedAt, clock.now())
    },
    endSession: (owner: SessionOwner, sessionId: string) => endSession(deps, owner, sessionId),
    endSessions: (owner: SessionOwner) => endSessions(deps, owner),

    startProof: (wish: Parameters<typeof startProof>[1]) => startProof(deps, wish),
    giveProof: (wish: Parameters<typeof giveProof>[1]) => giveProof(deps, wish),
    viewProof: (proofId: string) => viewProof(deps, proofId),

    setPassword: (wish: NewPassword & { proofId: string }) => setPassword(deps, wish),
    /** For somebody who is signed in. */
    changePassword: (wish: NewPassword & { userId: string; keptToken?: string }) => changeOwnPassword(deps, wish),
    checkNewPassword: (wish: NewPassword) => checkNewPassword(deps, wish),
    hasPassword: async (userId: string) => (await identity.findPasswordHash(userId)) !== null,
    requestReset: (wish: Parameters<typeof requestReset>[1]) => requestReset(deps, wish),
    resetPassword: (wish: Parameters<typeof resetPassword>[1]) => resetPassword(deps, wish),

    viewAccount: (email: string, viewer?: SessionUser) => viewAccount(deps, email, viewer),
    issueFirstAdminLink: () => issueFirstAdminLink(deps),
    makeFirstAdmin: (wish: Parameters<typeof makeFirstAdmin>[1]) => makeFirstAdmin(deps, wish),
  }
}
