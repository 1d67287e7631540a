// A message that one page leaves for the next: kept in a signed cookie, shown once.
import { answerHeadersContext } from './request-context.ts'
import { cookiesContext } from './cookies.ts'
import type { Context } from './visitor.ts'

const FLASHES = [
  'access_denied',
  'already_logged_in',
  'account_created',
  'account_verified',
  'login_successful',
  'logout_successful',
  'logout_failed',
  'password_set',
  'password_updated',
  'account_deleted',
  'view_saved',
  'view_renamed',
  'view_deleted',
  'template_saved',
  'template_deleted',
  'order_retried',
  'order_mailed',
  'order_refunded',
  'part_refunded',
  'note_added',
  'esim_canceled',
  'esim_replaced',
  'order_corrected',
  'papers_corrected',
  'sessions_ended',
  'account_disabled',
  'account_enabled',
  'customer_erased',
  'order_resumed',
  'review_closed',
  'vat_conflict_closed',
  'vat_conflict_reopened',
  'role_changed',
  'member_invited',
  'member_removed',
  'prices_drafted',
  'prices_held',
  'drafts_dropped',
  'invitation_withdrawn',
  'message_answered',
  'message_saved',
  'withdrawal_carried_out',
  'withdrawal_refused',
  'billing_saved',
  'lost_order_booked',
  'lost_profile_returned',
  'lost_order_left',
  'api_key_revoked',
  'webhook_tried',
  'webhook_saved',
  'webhook_switched_on',
  'webhook_switched_off',
  'webhook_removed',
  'catalog_saved',
  'nothing_changed',
  'price_planned',
  'zone_added',
  'plan_withdrawn',
  'coupon_made',
  'coupon_changed',
  'coupon_ended',
  'vat_rate_set',
  'network_connected',
  'network_login_changed',
  'network_asked_again',
  'network_switched_on',
  'network_switched_off',
  'network_credit_set',
  'failover_set',
  'cancellation_terms_set',
  'cancellation_limits_set',
  'packages_read_soon',
  'packages_sold',
  'packages_sold_some',
  'packages_declined',
  'bundle_moved',
  'package_rules_set',
  'currency_rate_set',
  'vat_rate_withdrawn',
  'affiliate_invited',
  'affiliate_declined',
  'affiliate_ended',
  'affiliate_joining_set',
  'terms_accepted',
  'notices_saved',
  'affiliate_code_made',
  'payout_details_saved',
  'payout_details_removed',
  'payer_saved',
  'payout_run_made',
  'payout_run_paid',
  'payout_run_taken_back',
  'payout_returned',
  'cart_empty',
  'sign_in_gone',
  'identity_confirmed',
  'download_started',
  'factor_added',
  'factor_removed',
] as const
export type FlashText = (typeof FLASHES)[number]

/**
 * `email` is for prefilling the next page's form; `role` is whom the denied page is for; `file` is the address of what
 * the next page downloads; `count` is how many things were changed.
 */
export type Flash = { text: FlashText; email?: string; role?: string; file?: string; count?: number }

export const writeFlash = (flash: Flash, context: Context): Promise<string> =>
  context.get(cookiesContext).flash.serialize(flash)

/** The message for this page, which is deleted when read. A prefetched page isn't viewed yet, so it doesn't read it. */
export async function takeFlash(request: Request, context: Context): Promise<Flash | null> {
  if (isFetchedAhead(request)) return null
  const cookie = context.get(cookiesContext).flash
  const said: unknown = await cookie.parse(request.headers.get('cookie'))
  if (typeof said !== 'object' || said === null || !('text' in said)) return null
  const text = FLASHES.find((known) => known === said.text)
  context.get(answerHeadersContext)?.append('set-cookie', await cookie.serialize('', { maxAge: 0 }))
  if (!text) return null
  const words: Record<string, unknown> = { ...said }
  const textOf = (name: string) => {
    const value = words[name]
    return typeof value === 'string' ? value : undefined
  }
  const count = 'count' in said && typeof said.count === 'number' ? said.count : undefined
  return { text, email: textOf('email'), role: textOf('role'), file: textOf('file'), count }
}

// 'Sec-Purpose' is the standard; the others are what browsers sent before it.
const isFetchedAhead = ({ headers }: Request) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
