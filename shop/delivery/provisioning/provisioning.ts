// From a paid order to a working eSIM, and returning what isn't needed to the network.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { DeliverClaimed, DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { advanceProvisioning, type ProvisioningDeps } from './advance-provisioning.ts'
import { placeCarriedTopUp } from './place-carried-top-up.ts'
import { createCallbackTracker } from './callback-tracker.ts'
import { findRecalledProfiles } from '#shop/delivery/profile/find-recalled-profiles.ts'
import { recallProfiles } from '#shop/delivery/profile/recall-profiles.ts'
import { receiveAllocation } from './receive-allocation.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { refuseResend, resendEmail } from '#shop/delivery/mails/resend-email.ts'
import { replaceProfile } from '#shop/delivery/profile/replace-profile.ts'
import { revokeEsim } from '#shop/delivery/profile/revoke-esim.ts'
import { retryOrder } from './retry-order.ts'
import type { TestSteps } from './step-table.ts'

type Parts = { deliverMail: DeliverMail; deliverClaimed: DeliverClaimed; testSteps: TestSteps }

export function createProvisioning(base: Base, parts: Parts) {
  const callbackUrl = (secret: string) => `${base.publicUrl}/webhooks/network/${secret}`
  const placeCarried: ProvisioningDeps['placeCarriedTopUp'] = (topUp, replacementId) =>
    placeCarriedTopUp(base, topUp, replacementId)
  return bind(
    { ...base, ...parts, callbacks: createCallbackTracker(), callbackUrl, placeCarriedTopUp: placeCarried },
    {
      advanceProvisioning,
      receiveAllocation,
      retryOrder,
      refuseResend,
      resendEmail,
      recallProfiles,
      findRecalledProfiles,
      releaseProfile,
      replaceProfile,
      revokeEsim,
    },
  )
}
export type Provisioning = ReturnType<typeof createProvisioning>
