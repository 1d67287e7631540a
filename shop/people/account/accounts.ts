// Accounts: signing up, logging in, proving a mailbox, passwords, and sessions.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { hostOf, type At } from '#values/brand-facts.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { addAuthenticator, offerAuthenticator } from '#shop/people/second-factor/add-authenticator.ts'
import { addPasskey, offerPasskey } from '#shop/people/second-factor/add-passkey.ts'
import { askForPasskey } from '#shop/people/sign-in/ask-for-passkey.ts'
import { changeOwnPassword, checkNewPassword } from '#shop/people/sign-in/change-password.ts'
import { askForProof } from '#shop/people/sign-in/check-fresh-proof.ts'
import { checkOwnPassword } from '#shop/people/sign-in/check-own-password.ts'
import { confirmSession } from '#shop/people/sign-in/confirm-session.ts'
import { confirmSignIn, viewPendingSignIn } from '#shop/people/sign-in/confirm-sign-in.ts'
import { endSession, endSessions } from '#shop/people/sign-in/end-session.ts'
import { findSessionUser } from '#shop/people/sign-in/find-session-user.ts'
import { issueRecoveryCodes } from '#shop/people/second-factor/issue-recovery-codes.ts'
import { giveProof, startProof, viewProof } from '#shop/people/sign-up/prove-mailbox.ts'
import { resetCodeOf } from '#shop/people/sign-in/reset-code.ts'
import { requestReset, resetPassword } from '#shop/people/sign-in/reset-password.ts'
import { sendAccountMail, type SendAccountMail } from './send-account-mail.ts'
import { isFresh } from '#shop/people/sign-in/session-life.ts'
import { withdrawFactor, withdrawFactorsOf } from '#shop/people/second-factor/withdraw-factor.ts'
import type { Actor } from '#shop/people/sign-in/session-user.ts'
import { setPassword } from '#shop/people/sign-in/set-password.ts'
import { signIn } from '#shop/people/sign-in/sign-in.ts'
import { signUp, startSignUp } from '#shop/people/sign-up/sign-up.ts'

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
    for (const { id } of await base.orders.listWithEsim(email)) await base.esims.giveTo(id, userId)
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
    /** What a browser that requested a reset link shows, for use of the link elsewhere. */
    viewResetCode: (holder: string) => resetCodeOf(needs.makeToken, holder),
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
