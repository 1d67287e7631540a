// From a paid order to a working eSIM, and returning what isn't needed to the network.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { DeliverClaimed, DeliverMail } from '#shop/mail/deliver-mail.ts'
import { advanceProvisioning, type ProvisioningDeps } from './advance-provisioning.ts'
import { placeCarriedTopUp } from './place-carried-top-up.ts'
import { createCallbackTracker } from './callback-tracker.ts'
import { findRecalledProfiles } from './find-recalled-profiles.ts'
import { recallProfiles } from './recall-profiles.ts'
import { receiveAllocation } from './receive-allocation.ts'
import { releaseProfile } from './release-profile.ts'
import { refuseResend, resendEmail } from './resend-email.ts'
import { replaceProfile } from './replace-profile.ts'
import { revokeEsim } from './revoke-esim.ts'
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
