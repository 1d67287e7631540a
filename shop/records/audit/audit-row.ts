// A line of the audit log, and the rule by which each line carries the hash of the one before.

/** What is written down. Facts name ids, roles and counts; an ICCID at most by its last four digits. */
export const AUDIT_ACTIONS = [
  'account_viewed',
  'first_admin_link_used',
  'role_given',
  'signed_in',
  'password_accepted',
  'password_set',
  'email_changed',
  'account_deleted',
  'sessions_ended',
  'esim_taken_over',
  'admin_invited',
  'invitation_withdrawn',
  'admin_revoked',
  'business_added',
  'brand_changed',
  'business_suspended',
  'business_resumed',
  'iccid_shown',
  'esim_codes_shown',
  'orders_exported',
  'view_saved',
  'view_renamed',
  'view_deleted',
  'document_shown',
  'order_retried',
  'order_mail_asked',
  'order_refunded',
  'order_part_refunded',
  'order_noted',
  'order_corrected',
  'papers_corrected',
  'esim_cancelled',
  'esim_replaced',
  'customer_noted',
  'account_disabled',
  'account_enabled',
  'customer_exported',
  'order_resumed',
  'review_closed',
  'vat_conflict_closed',
  'vat_conflict_reopened',
  'connection_tested',
  'network_change_begun',
  'network_called',
  'staff_mail_sent',
  'message_answered',
  'message_reply_kept',
  'message_noted',
  'message_closed',
  'message_reopened',
  'message_assigned',
  'message_linked',
  'message_taken',
  'message_let_go',
  'message_snoozed',
  'message_woken',
  'template_added',
  'template_changed',
  'template_deleted',
  'withdrawal_carried_out',
  'withdrawal_carried_out_in_part',
  'withdrawal_refused',
  'catalogue_changed',
  'future_price_withdrawn',
  'catalogue_exported',
  'retail_terms_set',
  'retail_prices_drafted',
  'retail_prices_set',
  'retail_drafts_dropped',
  'coupon_made',
  'coupons_made',
  'coupon_changed',
  'coupon_ended',
  'coupons_exported',
  'network_connected',
  'network_login_changed',
  'network_changed',
  'network_trial_begun',
  'network_trial_closed',
  'failover_set',
  'cancellation_terms_set',
  'cancellation_limits_set',
  'vat_rate_set',
  'packages_decided',
  'bundle_moved',
  'package_rules_set',
  'currency_rate_set',
  'vat_rate_withdrawn',
  'team_member_invited',
  'partner_invited',
  'terms_accepted',
  'team_member_removed',
  'affiliate_invited',
  'affiliate_declined',
  'affiliate_joined',
  'affiliate_ended',
  'affiliate_joining_set',
  'notices_changed',
  'payment_mails_switched',
  'ledger_exported',
  'report_exported',
  'bank_details_changed',
  'bank_details_removed',
  'payer_changed',
  'payout_run_made',
  'payout_run_paid',
  'payout_run_taken_back',
  'payout_returned',
  'payout_file_given',
  'statement_given',
  'billing_changed',
  'deposit_begun',
  'lost_order_booked',
  'lost_profile_returned',
  'lost_order_left',
  'api_key_made',
  'api_key_revoked',
  'api_key_addresses_changed',
  'webhook_added',
  'webhook_changed',
  'webhook_secret_changed',
  'webhook_switched_on',
  'webhook_switched_off',
  'webhook_removed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'attempt_denied',
  'old_data_forgotten',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What a line may tell beside its subject. A new one gets its words in `app/copy/office/audit-log.ts`. */
export type AuditFact =
  | 'access'
  | 'addresses'
  | 'apiKeys'
  | 'allowed'
  | 'basisPoints'
  | 'by'
  | 'cap'
  | 'cents'
  | 'changes'
  | 'codes'
  | 'country'
  | 'days'
  | 'discount'
  | 'esims'
  | 'events'
  | 'factor'
  | 'from'
  | 'fromBusiness'
  | 'fromCap'
  | 'fromValidUntil'
  | 'guestId'
  | 'host'
  | 'iccidEnd'
  | 'invitationId'
  | 'isClosed'
  | 'isFiltered'
  | 'isFlood'
  | 'isNew'
  | 'isSearched'
  | 'isSelfBilled'
  | 'isToOneself'
  | 'joinsAtOnce'
  | 'kind'
  | 'left'
  | 'mode'
  | 'month'
  | 'number'
  | 'off'
  | 'orderId'
  | 'outcome'
  | 'payouts'
  | 'period'
  | 'prices'
  | 'reason'
  | 'reference'
  | 'referredBy'
  | 'replacementId'
  | 'settings'
  | 'settingsMark'
  | 'ticket'
  | 'to'
  | 'toBusiness'
  | 'toCap'
  | 'tool'
  | 'topUps'
  | 'validFrom'
  | 'validUntil'
  | 'vatBasisPoints'
  | 'vatCents'
  | 'version'
  | 'where'
  | 'which'
  | 'why'
  | 'zone'
  /** How many of these were forgotten. */
  // What was forgotten, as the periods name it.
  | 'orders'
  | 'bank_details'
  | 'unpaid_orders'
  | 'customer_ips'
  | 'payment_messages'
  | 'network_answers'
  | 'mails'
  | 'messages'
  | 'usage'
  | 'webhooks'
  | 'links'
  | 'companies'

type FactValue = string | number | boolean | null
/** As they are written today. */
export type AuditFacts = Partial<Record<AuditFact, FactValue>>

/** Who did it: an account with the role it had then; without an id the shop itself or its console. */
export type AuditActor = { id: string | null; role: string }

export type AuditEntry = {
  actor: AuditActor
  action: AuditAction
  /** The id of what it was done to; never an address or a name. */
  subject: string
  businessId: string | null
  facts?: AuditFacts
}

export type AuditRow = {
  /** From 1 on, without a gap. */
  id: number
  at: Date
  actorId: string | null
  actorRole: string
  action: string
  subject: string
  businessId: string | null
  /** A row may be older than the list of facts. */
  facts: Record<string, FactValue>
  previousHash: string
  hash: string
}

/** What the first row carries in the place of a hash before it. */
export const CHAIN_START = '0'.repeat(64)

export type ChainEnd = { id: number; hash: string }
export const NO_ROWS: ChainEnd = { id: 0, hash: CHAIN_START }

/** The text whose SHA-256 is the row's hash: everything in the row, and the hash before it, in one order. */
export function textToHash(row: Omit<AuditRow, 'hash'>): string {
  const facts = Object.entries(row.facts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const { id, at, actorId, actorRole, action, subject, businessId, previousHash } = row
  return JSON.stringify([previousHash, id, at.toISOString(), actorId, actorRole, action, subject, businessId, facts])
}

/** Goes along the rows that follow `end`; the number of the first one that was changed, moved or follows a lost one. */
export function followChain(
  end: ChainEnd,
  rows: readonly AuditRow[],
  hashOf: (text: string) => string,
): { ok: true; end: ChainEnd } | { ok: false; brokenAt: number } {
  let last = end
  for (const row of rows) {
    const isNext = row.id === last.id + 1 && row.previousHash === last.hash && row.hash === hashOf(textToHash(row))
    if (!isNext) return { ok: false, brokenAt: last.id + 1 }
    last = { id: row.id, hash: row.hash }
  }
  return { ok: true, end: last }
}
