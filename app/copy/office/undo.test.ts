// Whatever staff or a partner can't undo says so where it is done, and whatever can be undone says how.
import { expect, it } from 'vitest'
import { adminCopy } from './admin.ts'
import { bulkCopy } from './admin-bulk.ts'
import { businessesCopy } from './businesses.ts'
import { couponsCopy, vatCopy } from './coupons.ts'
import { affiliatesCopy } from '#app/copy/partners/earnings.ts'
import { lostOrderCopy } from './lost-order.ts'
import { apiTabCopy } from '#app/copy/partners/partner-api.ts'
import { payoutDeskCopy } from '#app/copy/partners/payouts.ts'
import { teamCopy } from '#app/copy/people/team.ts'
import { webhooksCopy } from '#app/copy/partners/webhooks.ts'

const TEXTS = {
  'several orders refunded': bulkCopy.refundText,
  'several orders retried': bulkCopy.noUndo.retry,
  'several orders mailed': bulkCopy.noUndo.resend,
  'a coupon ended': couponsCopy.endText,
  'a VAT rate set': vatCopy.form.text,
  'an affiliate ended': affiliatesCopy.endText,
  'an application declined': affiliatesCopy.applications.noUndo,
  'a payout run made': payoutDeskCopy.due.text('10 Dec 2026'),
  'a payout run paid': payoutDeskCopy.runs.paidText,
  'a payout run taken back': payoutDeskCopy.runs.backText,
  'a payout sent back': payoutDeskCopy.runs.returnText,
  'a lost order charged': lostOrderCopy.book.text,
  'a lost eSIM returned': lostOrderCopy.giveBack.text,
  'a lost order left': lostOrderCopy.leave.text,
  'an admin removed': adminCopy.admins.revokeText,
  'a business added': businessesCopy.add.text,
  'a member removed': teamCopy.remove.text,
  'a key revoked': apiTabCopy.keys.revokeText,
  'an endpoint removed': webhooksCopy.endpoint.remove.text,
}

it.each(Object.entries(TEXTS))('%s says whether it can be undone', (_what, text) => {
  expect(text).toMatch(
    /can’t (?:undo|remove)|can’t be (?:brought|taken) back|You can (?:invite them again|withdraw it)|you can take it back/,
  )
})
