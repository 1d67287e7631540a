// Accounts: signing up, logging in, proving a mailbox, passwords, and sessions.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { hostOf, type At } from '#shop/values/brand-facts.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import { addAuthenticator, offerAuthenticator } from './add-authenticator.ts'
import { addPasskey, offerPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { changeOwnPassword, checkNewPassword } from './change-password.ts'
import { askForProof } from './check-fresh-proof.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { confirmSession } from './confirm-session.ts'
import { confirmSignIn, viewPendingSignIn } from './confirm-sign-in.ts'
import { endSession, endSessions } from './end-session.ts'
import { findSessionUser } from './find-session-user.ts'
import { issueRecoveryCodes } from './issue-recovery-codes.ts'
import { giveProof, startProof, viewProof } from './prove-mailbox.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { sendAccountMail, type SendAccountMail } from './send-account-mail.ts'
import { isFresh } from './session-life.ts'
import { withdrawFactor, withdrawFactorsOf } from './withdraw-factor.ts'
import type { Actor } from './session-user.ts'
import { setPassword } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { signUp, startSignUp } from './sign-up.ts'

/** What the account use cases of this slice and of others need besides the base. */
export const accountNeeds = (base: Base, deliverMail: DeliverMail) => ({
  ...base,
  offerSealer: base.sealerOf('authenticator-offer'),
  listIccidsOf: base.esims.listIccidsOf,
  sendAccountMail: ((note, at) =>
    sendAccountMail(
      { ...base, deliverMail, afterCommit: base.database.afterCommit },
      note,
      at,
    )) satisfies SendAccountMail,
  adoptEsims: async (email: string, userId: string) => {
    for (const { iccid } of await base.orders.listWithEsim(email)) await base.esims.giveTo(iccid, userId)
  },
})
export type AccountNeeds = ReturnType<typeof accountNeeds>

export function createAccounts(needs: AccountNeeds) {
  const { identity, clock, signUps } = needs
  return {
    ...bind(needs, {
      startSignUp,
      signUp,
      signIn,
      findSessionUser,
      endSession,
      endSessions,
      startProof,
      giveProof,
      viewProof,
      setPassword,
      changeOwnPassword,
      checkNewPassword,
      checkOwnPassword,
      requestReset,
      resetPassword,
      viewPendingSignIn,
      confirmSignIn,
      askForProof,
      askForPasskey,
      confirmSession,
      offerAuthenticator,
      addAuthenticator,
      offerPasskey,
      addPasskey,
      issueRecoveryCodes,
      withdrawFactor,
      withdrawFactorsOf,
    }),
    /** The email address of a sign-up, for anyone with its emailed link. */
    findSignUpEmail: async (token: string) => (await signUps.findByToken(token, clock.now()))?.email ?? null,
    signOut: (token: string) => identity.endSession(token),
    /** Where an account is signed in, the newest first. */
    listSessions: async (userId: string) =>
      (await identity.listSessions(userId))
        .filter(({ expiresAt }) => expiresAt > clock.now())
        .toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime()),
    findSessionId: async (token: string, { tenant }: At) =>
      (await identity.findSession(token, hostOf(tenant)))?.id ?? null,
    /** Whether the owner of this session proved who they are within the last minutes. */
    isFreshlySignedIn: async (token: string, { tenant }: At) => {
      const session = await identity.findSession(token, hostOf(tenant))
      return session !== null && isFresh(session.provenAt, clock.now())
    },
    /** Records that somebody tried to open a page that isn't for their role; `where` is the pattern of its path. */
    recordDenied: ({ user: { id, type }, where }: { user: Actor; where?: string }, at: At) =>
      needs.recordDenied({ actor: { id, role: type }, why: 'role', where }, at),
    viewFactors: (userId: string) => needs.secondFactors.view(userId),
    hasPassword: async (userId: string) => (await identity.findPasswordHash(userId)) !== null,
  }
}
