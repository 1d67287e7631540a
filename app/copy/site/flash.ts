// Messages that one page leaves for the next (after-purchase rules §6, §8).
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { ownProofCopy } from '#app/copy/people/own-proof.ts'
import { problemCopy } from './problems.ts'
import type { Flash, FlashText } from '#app/session/flash.ts'

export type FlashWords = { title: string; text?: string; isBad?: boolean; file?: FlashFile }
/** A file that the page downloads, with a link to it, and what to say where no script can start the download. */
export type FlashFile = { address: string; link: string; ready: string }

export const flashCopy: Record<FlashText, FlashWords> = {
  access_denied: { title: "Access denied: You don't have permission to access this page.", isBad: true },
  already_logged_in: { title: 'Already logged in' },
  account_created: { title: 'Account created successfully' },
  account_verified: { title: 'Account verified' },
  login_successful: { title: 'Login successful' },
  logout_successful: { title: 'Logout successful' },
  logout_failed: { title: 'Logout failed', isBad: true },
  password_set: { title: 'Password set successfully' },
  password_updated: { title: 'Password updated' },
  account_deleted: { title: 'Your account is deleted' },
  view_saved: { title: 'View saved' },
  view_renamed: { title: 'View renamed' },
  view_deleted: { title: 'View deleted' },
  order_retried: { title: 'Order retried' },
  order_mailed: { title: 'Email Sent' },
  order_refunded: { title: 'Payment refunded' },
  part_refunded: { title: 'Partial refund on its way' },
  sessions_ended: { title: 'Signed out everywhere' },
  account_disabled: { title: 'Account disabled' },
  account_enabled: { title: 'Account enabled' },
  customer_erased: { title: 'Customer erased' },
  esim_canceled: { title: 'eSIM canceled' },
  esim_replaced: { title: 'eSIM replaced', text: 'The new one is on its way.' },
  note_added: { title: 'Note added' },
  order_resumed: { title: 'Order resumed' },
  review_closed: { title: 'Review closed' },
  vat_conflict_closed: { title: 'VAT conflict settled' },
  vat_conflict_reopened: { title: 'VAT conflict reopened' },
  role_changed: { title: 'Role changed' },
  member_invited: { title: 'Invitation sent' },
  member_removed: { title: 'Removed from the team' },
  prices_drafted: { title: 'Drafts saved', text: 'Travelers don’t see them yet.' },
  prices_held: { title: 'Your new prices are live' },
  drafts_dropped: { title: 'Drafts discarded' },
  invitation_withdrawn: { title: 'Invitation withdrawn' },
  message_answered: { title: 'Answer sent' },
  message_saved: { title: 'Saved' },
  withdrawal_carried_out: { title: 'Withdrawal carried out' },
  withdrawal_refused: { title: 'Refusal sent' },
  lost_order_booked: { title: 'Order is back on record' },
  lost_profile_returned: { title: 'eSIM returned to the network' },
  lost_order_left: { title: 'Left as it is' },
  billing_saved: { title: 'Billing details saved' },
  api_key_revoked: { title: 'API key revoked' },
  webhook_tried: { title: 'Message sent', text: 'The log shows the answer.' },
  webhook_saved: { title: 'Events saved' },
  webhook_switched_on: { title: 'Endpoint switched on' },
  webhook_switched_off: { title: 'Endpoint switched off' },
  webhook_removed: { title: 'Endpoint removed' },
  catalog_saved: { title: 'Catalog saved' },
  nothing_changed: { title: 'Nothing changed' },
  price_planned: { title: 'Price planned' },
  zone_added: { title: 'Zone added' },
  plan_withdrawn: { title: 'Plan withdrawn' },
  coupon_made: { title: 'Coupon created' },
  coupon_changed: { title: 'Coupon changed' },
  coupon_ended: { title: 'Coupon ended' },
  vat_rate_set: { title: 'VAT rate saved' },
  network_connected: {
    title: 'Network connected',
    text: 'Its catalog is read within a minute. It sells nothing before you switch it on.',
  },
  network_login_changed: { title: 'Login changed', text: 'The shop uses the new login from now on.' },
  network_credit_set: { title: 'Saved', text: 'The new minimum applies from now on.' },
  network_asked_again: { title: 'Asked again', text: 'The shop is asking the network now.' },
  network_switched_on: { title: 'Network switched on', text: 'Its approved packages are on sale.' },
  network_switched_off: {
    title: 'Network switched off',
    text: 'Its packages are off sale. Orders are still delivered.',
  },
  cancellation_terms_set: { title: 'Saved', text: 'It counts for orders from now on.' },
  cancellation_limits_set: { title: 'Saved', text: 'It counts for every cancellation from now on.' },
  failover_set: { title: 'Saved', text: 'It counts for every order that isn’t delivered yet.' },
  packages_read_soon: { title: 'The catalog is being read', text: 'Look again in a minute.' },
  packages_sold: { title: 'Packages on sale' },
  packages_sold_some: { title: 'Some packages have no price', text: 'Set a rate for their currency first.' },
  packages_declined: { title: 'Saved' },
  bundle_moved: {
    title: 'Bundle moved',
    text: 'New orders are bought at this network. Earlier ones stay where they are.',
  },
  package_rules_set: { title: 'Rules saved' },
  currency_rate_set: { title: 'Rate saved' },
  vat_rate_withdrawn: { title: 'VAT rate withdrawn' },
  affiliate_invited: { title: 'Invitation sent' },
  affiliate_declined: { title: 'Application declined' },
  affiliate_ended: { title: 'Affiliate ended' },
  affiliate_joining_set: { title: 'Saved' },
  notices_saved: { title: 'Saved' },
  affiliate_code_made: { title: 'Your code is ready' },
  payout_details_saved: { title: 'Payout details saved' },
  payout_details_removed: { title: 'Payout details removed' },
  payer_saved: { title: 'Account saved' },
  payout_run_made: { title: 'Payout run made', text: 'Download the bank file and hand it to your bank.' },
  payout_run_paid: { title: 'Payout run marked as paid' },
  payout_run_taken_back: { title: 'Payout run taken back' },
  payout_returned: { title: 'Returned payout noted' },
  sign_in_gone: { title: 'Please log in again', text: 'The login expired before its second step.', isBad: true },
  identity_confirmed: { title: ownProofCopy.done },
  download_started: { title: ownProofCopy.downloadStarted, text: ownProofCopy.downloadHint },
  factor_added: { title: 'Second factor added' },
  factor_removed: { title: 'Second factor removed' },
  cart_empty: { title: checkoutCopy.error, text: problemCopy.bundle_not_found, isBad: true },
}

/** The message's text; an account with the wrong role is told whose page it is, and who changed many things how many. */
export function flashWords({ text, role, file, count }: Flash): FlashWords {
  if (count !== undefined)
    return { ...flashCopy[text], text: `${count.toLocaleString('en-US')} ${count === 1 ? 'change' : 'changes'} saved.` }
  if (text === 'access_denied' && role) return { ...flashCopy[text], text: `That page is for ${role} accounts.` }
  if (!file) return flashCopy[text]
  return {
    ...flashCopy[text],
    file: { address: file, link: ownProofCopy.downloadLink, ready: ownProofCopy.downloadReady },
  }
}
