// Emails an applicant the link that makes them an affiliate; an earlier link stops working.
import type { Base } from '#shop/assembly/base.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { At } from '#values/brand-facts.ts'
import { daysLater } from '#values/instant.ts'
import { fingerprint } from '#values/secret.ts'

const INVITATION_DAYS = 7

export type InviteApplicantDeps = Pick<Base, 'affiliates' | 'proofs' | 'transaction' | 'clock'> & {
  sendAccountMail: SendAccountMail
}

/**
 * `note` is written in the same transaction. Call it outside of a transaction. False if the application was already
 * decided.
 */
export async function inviteApplicant(
  deps: InviteApplicantDeps,
  applicationId: string,
  at: At,
  note?: () => Promise<unknown>,
): Promise<boolean> {
  const { affiliates, proofs, clock, transaction } = deps
  const [id, secret, now] = [randomUUID(), randomBytes(32).toString('base64url'), clock.now()]
  const invited = await transaction(async () => {
    const application = await affiliates.invite(applicationId, id, now)
    if (!application?.email) return null
    await proofs.forget(application.email, 'partner_invite')
    await proofs.put({
      id,
      email: application.email,
      purpose: 'partner_invite',
      codeHash: fingerprint(secret),
      triesLeft: 0,
      createdAt: now,
      expiresAt: daysLater(now, INVITATION_DAYS),
    })
    await note?.()
    return { email: application.email, name: application.name }
  })
  if (!invited) return false
  // After the hash: no server and no referrer ever sees it.
  const link = `${at.tenant.origin}/partner-invite#access_token=${id}.${secret}`
  const facts = { recipientName: invited.name, link }
  await deps.sendAccountMail({ kind: 'affiliate_welcome', email: invited.email, facts }, at)
  return true
}
