// GET /account/security: an account's second factors, and what is needed to set up a new one. Secrets are created only
// after a recent proof, and shown to nobody else.
import { qrDataUrl } from '#app/format/qr-data-url.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { getLandingPath } from '#shop/people/account/role.ts'

/** As many as somebody looks through. */
const MOST_SIGN_INS = 10

export type SecurityPage = Awaited<ReturnType<typeof readSecurity>>

export async function readSecurity(request: Request, context: Context) {
  const user = guardedUser(context)
  const { accounts } = context.get(shopContext)
  const at = atOf(context)
  const [factors, sessions] = await Promise.all([accounts.viewFactors(user.id), accounts.listSessions(user.id)])
  const isProven = (await readAsked(request, context, user)) === 'nothing'
  const offer = isProven && !factors.authenticator ? await accounts.offerAuthenticator(user.id, at) : null
  return {
    email: user.email,
    mustAdd: user.mustAddFactor === true,
    /** Where their work is, for those who have one. */
    goOn: user.type === 'own-user' ? null : getLandingPath(user.type),
    isProven,
    host: new URL(at.tenant.origin).hostname,
    authenticator: factors.authenticator && { addedAt: factors.authenticator.addedAt.toISOString() },
    passkeys: factors.passkeys.map(({ id, name, host, addedAt, usedAt }) => ({
      id,
      name,
      host,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: factors.recoveryCodesLeft,
    offer: offer && {
      sealed: offer.sealed,
      key: offer.secret.match(/.{1,4}/g)?.join(' ') ?? offer.secret,
      qrUrl: await qrDataUrl(offer.link),
    },
    signIns: sessions
      .toSorted((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
      .slice(0, MOST_SIGN_INS)
      .map(({ id, device, country, startedAt, seenAt }) => ({
        id,
        device,
        country,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    passkeyOffer: isProven ? await accounts.offerPasskey(user.id, at) : null,
  }
}
