// From a paid order to a phone that is online, and returning what isn't needed to the network.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { DeliverClaimed, DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import { advanceProvisioning } from '#shop/delivery/provisioning/advance-provisioning.ts'
import { placeCarriedTopUp } from '#shop/delivery/provisioning/place-carried-top-up.ts'
import { createCallbackTracker } from '#shop/delivery/provisioning/callback-tracker.ts'
import { findRecalledProfiles } from '#shop/delivery/profile/find-recalled-profiles.ts'
import { recallProfiles, recallPurchase } from '#shop/delivery/profile/recall-profiles.ts'
import { receiveAllocation } from '#shop/delivery/provisioning/receive-allocation.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { refuseResend, resendEmail } from '#shop/delivery/mails/resend-email.ts'
import { replaceProfile } from '#shop/delivery/profile/replace-profile.ts'
import { revokeEsim } from '#shop/delivery/profile/revoke-esim.ts'
import { retryOrder } from '#shop/delivery/provisioning/retry-order.ts'
import type { TestSteps } from '#shop/delivery/provisioning/step-table.ts'
import { listNotices, saveNotices } from '#shop/delivery/notice/save-notices.ts'
import { sendNotice } from '#shop/delivery/notice/send-notice.ts'
import { askEventAgain } from '#shop/delivery/network-event/ask-event-again.ts'
import { isCallbackAddress, receiveNetworkEvent } from '#shop/delivery/network-event/receive-network-event.ts'
import { findGift, openGift, redirectGift, sendGiftAgain } from '#shop/delivery/gift/send-gift.ts'
import { chooseGiftStart, viewGiftStart } from '#shop/delivery/gift/choose-start.ts'
import { viewGift } from '#shop/delivery/gift/view-gift.ts'
import { findTravelersName, renameTraveler } from '#shop/delivery/party/rename-traveler.ts'
import { shareEsim, viewParty } from '#shop/delivery/party/view-party.ts'
import { createAlerts } from '#shop/delivery/alert/alerts.ts'
import { findTopUpForEsim, findTopUpForTrip } from '#shop/delivery/alert/find-top-up-hint.ts'

type Parts = { deliverMail: DeliverMail; deliverClaimed: DeliverClaimed; testSteps: TestSteps }

export function createDelivery(base: Base, parts: Parts) {
  const needs = {
    ...base,
    ...parts,
    callbacks: createCallbackTracker(),
    callbackUrl: (secret: string) => `${base.publicUrl}/webhooks/network/${secret}`,
    ...bind(base, { placeCarriedTopUp }),
  }
  return {
    provisioning: bind(needs, {
      advanceProvisioning,
      receiveAllocation,
      retryOrder,
      refuseResend,
      resendEmail,
      recallProfiles,
      recallPurchase,
      findRecalledProfiles,
      releaseProfile,
      replaceProfile,
      revokeEsim,
    }),
    /** What connected networks tell at their addresses. */
    networkEvents: {
      ...bind(needs, { receiveNetworkEvent, isCallbackAddress, askEventAgain }),
      listNetworkEvents: base.networkEvents.listNewest,
    },
    alerts: createAlerts(base),
    /** What somebody else than the buyer gets. */
    gifts: {
      ...bind(needs, { viewGift, sendGiftAgain, redirectGift, findGift, openGift, viewGiftStart, chooseGiftStart }),
      findGiftOf: base.gifts.find,
      findArrival: base.findArrival,
    },
    /** What one payment paid for other travelers. */
    parties: bind(base, { viewParty, shareEsim, renameTraveler, findTravelersName }),
    /** More data on an eSIM that somebody has already. */
    topUpHints: bind(base, { findTopUpForTrip, findTopUpForEsim }),
    /** Emails to administrators. */
    notices: bind(base, { listNotices, saveNotices }),
    /** Tells them at once. */
    telling: bind(base, { sendNotice }),
  }
}
export type Delivery = ReturnType<typeof createDelivery>
