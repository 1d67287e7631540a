// From a paid order to an eSIM that works, and back to the network with what nobody needs.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import { advanceProvisioning } from './advance-provisioning.ts'
import { findRecalledProfiles } from './find-recalled-profiles.ts'
import { recallProfiles } from './recall-profiles.ts'
import { receiveAllocation } from './receive-allocation.ts'
import { releaseProfile } from './release-profile.ts'
import { resendEmail } from './resend-email.ts'
import { retryOrder } from './retry-order.ts'

export function createProvisioning(base: Base, deliverMail: DeliverMail) {
  const callbackUrl = (secret: string) => `${base.publicUrl}/webhooks/network/${secret}`
  return bind(
    { ...base, deliverMail, callbackUrl },
    {
      advanceProvisioning,
      receiveAllocation,
      retryOrder,
      resendEmail,
      recallProfiles,
      findRecalledProfiles,
      releaseProfile,
    },
  )
}
export type Provisioning = ReturnType<typeof createProvisioning>
