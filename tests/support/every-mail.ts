// Every mail that the shop can write: each kind, with the data that changes its wording.
import type { AccountMail, AlertMail, ComposedMail, EsimReadyMail, Receipt } from '#ports/mailer.ts'
import { carriedOut } from './carried-out-mails.ts'
import { BOUGHT, dayOf, failedPayments, nextParts, SHOP, to, tripReminders } from './trip-mails.ts'

const CODE = 'LPA:1$smdp.sandbox.example$TEYU-XKXF-FJP8'
const ORDER = 'wanderpass_order_1'
const ORDER_LINK = `${SHOP}/success?reference=${ORDER}&key=abc`

const receipt: Receipt = {
  subtotalCents: 1495,
  discountCents: 149,
  processingFeeCents: 50,
  vatBasisPoints: 2100,
  vatCents: 293,
  totalCents: 1689,
  isReverseCharged: false,
  hasAskedForImmediateDelivery: true,
  invoiceLink: `${SHOP}/order/invoice?reference=${ORDER}&key=abc`,
  contractSummaryLink: `${SHOP}/contract-summary/01032_3`,
  withdrawLink: `${SHOP}/withdraw?reference=${ORDER}`,
}
const esimReady: EsimReadyMail = {
  ...to,
  kind: 'esim_ready',
  orderReference: ORDER,
  orderLink: ORDER_LINK,
  installLink: `${SHOP}/install?reference=${ORDER}&key=abc`,
  iccid: '8931313884059623568',
  activationCode: CODE,
  confirmationCode: null,
  qrPng: new Uint8Array([1, 2, 3]),
  bundle: {
    zone: 'Europe',
    data: '5GB',
    days: 10,
    destinations: ['FR', 'DE', 'HK', 'ME'],
    alsoCovered: ['AL', 'XK', 'GB'],
    startsAt: 'first use',
  },
  receipt,
  isReplacement: false,
  traveler: null,
}
const reversed = { vatBasisPoints: 0, vatCents: 0, isReverseCharged: true, hasAskedForImmediateDelivery: null }
const orderMails: ComposedMail[] = [
  esimReady,
  {
    ...esimReady,
    recipientName: null,
    bundle: {
      zone: 'World1',
      place: 'Worldwide',
      data: '512MB',
      days: 1,
      destinations: [],
      alsoCovered: [],
      startsAt: 'installation',
    },
    receipt: { ...receipt, ...reversed, discountCents: 0, processingFeeCents: 0, invoiceLink: null },
  },
  {
    ...esimReady,
    bundle: { ...esimReady.bundle, data: '1.5GB', startsAt: null },
    receipt: { ...receipt, hasAskedForImmediateDelivery: false },
  },
  { ...esimReady, isReplacement: true },
  { ...esimReady, traveler: { number: 2, name: null } },
  ...([6656, 800, null] as const).map(
    (balanceMb) =>
      ({
        ...to,
        kind: 'topup_receipt',
        orderReference: ORDER,
        orderLink: ORDER_LINK,
        iccidEnd: '3568',
        bundle: { ...BOUGHT, days: balanceMb === null ? 1 : 10 },
        balanceMb,
        receipt: balanceMb === null ? { ...receipt, ...reversed } : receipt,
      }) as const,
  ),
]

const esims = [
  { iccid: '8931084205963248120', ...BOUGHT, orderLink: `${ORDER_LINK}1` },
  {
    iccid: '8931084205963248121',
    zone: 'World1',
    destinations: [],
    data: '1.5GB',
    days: 1,
    orderLink: `${ORDER_LINK}2`,
  },
]
const reminders: ComposedMail[] = [esims, esims.slice(0, 1), []].map((held) => ({
  ...to,
  kind: 'iccid_reminder',
  esims: held,
  shopLink: SHOP,
}))

const warning = {
  ...to,
  iccid: '8931084205963248120',
  bundle: BOUGHT,
  balanceMb: 800,
  totalMb: 5632,
  expiresAt: new Date('2026-12-14T10:30:00Z'),
  topUpLink: `${SHOP}/top-up?esim=sealed`,
  esimLink: `${SHOP}/install?reference=one&key=k1`,
  unsubscribeLink: `${SHOP}/alerts?key=sealed`,
}
const warnings = (['low_data', 'data_used_up', 'expires_soon'] as const).flatMap((kind): AlertMail[] => [
  { ...warning, kind },
  { ...warning, kind, balanceMb: null },
  { ...warning, kind, topUpLink: null },
])

const withdrawals: ComposedMail[] = (
  ['unknown_order', 'not_activated', 'activated', 'too_late', 'unclear'] as const
).map((finding) => ({
  ...to,
  kind: 'withdrawal_received',
  orderReference: ORDER,
  ticket: finding === 'unknown_order' ? null : '4829-1375',
  receivedAt: new Date('2026-03-01T08:05:09Z'),
  finding,
  replyTo: null,
}))

const link = `${SHOP}/login?confirm=abc`
const resetLink = `${SHOP}/reset-password`
const PAYOUTS = `${SHOP}/business-dashboard?tab=payouts`
const BALANCE = `${SHOP}/business-dashboard?tab=balance`
const API = `${SHOP}/business-dashboard?tab=api`
const accountMails: AccountMail[] = [
  { ...to, kind: 'confirm_email', link },
  ...(['set_password', 'check_account', 'add_esim'] as const).map(
    (purpose) => ({ ...to, kind: 'account_code', code: '012345', purpose }) as const,
  ),
  { ...to, kind: 'account_exists', link, resetLink },
  { ...to, kind: 'confirm_wish', recipientName: null, country: 'MA', link: `${SHOP}/tell-me-when?key=sealed` },
  {
    ...to,
    kind: 'country_on_sale',
    recipientName: null,
    country: 'MA',
    link: `${SHOP}/bundleselector?to=MA`,
    stopLink: `${SHOP}/tell-me-when?key=sealed`,
  },
  { ...to, kind: 'password_reset', link: `${resetLink}#type=recovery&access_token=abc` },
  { ...to, kind: 'password_changed', resetLink },
  { ...to, kind: 'confirm_new_email', link },
  { ...to, kind: 'email_changed', newEmail: 'nova@example.com', supportLink: `${SHOP}/support` },
  { ...to, kind: 'order_corrected', link: ORDER_LINK },
  { ...to, kind: 'papers_corrected', link: ORDER_LINK },
  { ...to, kind: 'order_moved', supportLink: `${SHOP}/support`, recipientName: null },
  { ...to, kind: 'account_deleted', shopLink: SHOP, recipientName: null },
  { ...to, kind: 'admin_invitation', link: `${SHOP}/admin-invite#access_token=abc`, invitedBy: 'Ada Admin' },
  { ...to, kind: 'affiliate_welcome', link: `${SHOP}/partner-invite#access_token=abc` },
  ...[false, true].map(
    (isTaken) =>
      ({
        ...to,
        kind: 'team_invitation',
        link: `${SHOP}/team-invite#access_token=abc`,
        invitedBy: 'Ada Admin',
        business: 'Kranich',
        isTaken,
      }) as const,
  ),
  { ...to, kind: 'payout_paid', link: PAYOUTS, amountCents: 123_456, ibanEnd: '4300' },
  ...(['below_minimum', 'negative', 'bank_missing', 'bank_refused', 'invoice_missing'] as const).map(
    (why) =>
      ({ ...to, kind: 'payout_waits', link: PAYOUTS, amountCents: why === 'negative' ? -135 : 1_999, why }) as const,
  ),
  ...['4300', null].map((ibanEnd) => ({ ...to, kind: 'bank_changed', link: PAYOUTS, ibanEnd }) as const),
  ...(['deposit', 'deposit_back', 'low'] as const).map(
    (what) => ({ ...to, kind: 'balance_told', link: BALANCE, what, amountCents: 25_000, balanceCents: 4_999 }) as const,
  ),
  { ...to, kind: 'webhook_off', address: 'partner.example.com/hooks', link: API },
  { ...to, kind: 'api_key_made', keyName: 'Booking engine', link: API },
  {
    ...to,
    kind: 'new_sign_in',
    device: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    country: 'ES',
    signedInAt: '2026-11-23T12:00:00.000Z',
    link: `${SHOP}/account/security`,
  },
  { ...to, kind: 'new_sign_in', device: '', country: null, signedInAt: '2026-11-23T12:00:00.000Z', link: SHOP },
  { ...to, kind: 'factor_added', link: `${SHOP}/account/security`, factor: 'authenticator' },
  { ...to, kind: 'factor_added', link: `${SHOP}/account/security`, factor: 'passkey' },
  { ...to, kind: 'factor_removed', link: `${SHOP}/account/security`, factor: 'authenticator' },
  { ...to, kind: 'factor_removed', link: `${SHOP}/account/security`, factor: 'passkey' },
  { ...to, kind: 'factor_removed', link: `${SHOP}/account/security`, factor: 'all' },
]

const refunds: ComposedMail[] = [
  { isPart: false, isTopUp: false, amountCents: 181_347 },
  { isPart: false, isTopUp: true, amountCents: 181_347 },
  { isPart: true, isTopUp: false, amountCents: 50 },
  { isPart: false, isTopUp: false, amountCents: null },
].map((refund) => ({
  ...to,
  ...refund,
  kind: 'order_refunded',
  orderReference: ORDER,
  orderLink: ORDER_LINK,
  creditNoteLink: refund.amountCents === null ? null : `${ORDER_LINK}&kind=credit_note`,
  bundle: { ...BOUGHT, data: '1.5GB' },
}))

const delays: ComposedMail[] = [
  { isTopUp: false, isFree: false },
  { isTopUp: true, isFree: false },
  { isTopUp: false, isFree: true },
].map((delay) => ({
  ...to,
  ...delay,
  kind: 'order_delayed',
  orderReference: ORDER,
  orderLink: ORDER_LINK,
  bundle: { ...BOUGHT, data: '1.5GB' },
}))

export const EVERY_MAIL: ComposedMail[] = [
  ...orderMails,
  ...refunds,
  ...delays,
  ...reminders,
  ...failedPayments,
  ...warnings,
  ...nextParts,
  ...tripReminders,
  ...withdrawals,
  { ...to, kind: 'ticket_received', number: '4829-1375', references: [], replyTo: null },
  ...(['A question', null] as const).map((subject) => ({
    ...to,
    kind: 'ticket_answer' as const,
    number: '4829-1375',
    subject,
    text: 'Nora Nova {qr_link}',
    qrLink: subject && ORDER_LINK,
    files: [{ name: 'steps.txt', mime: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode('1. Restart') }],
    question: subject && { at: new Date('2026-03-01T08:05:09Z'), text: 'Nora Nova' },
    references: ['a.1'],
    replyTo: null,
  })),
  ...(['no_contract', 'not_paid', 'company', 'too_late', 'activated'] as const).map((refusal) => ({
    ...to,
    kind: 'withdrawal_refused' as const,
    number: '4829-1375',
    orderReference: ORDER,
    refusal,
    isOfRest: refusal === 'activated',
    text: refusal === 'company' ? 'Nora Nova' : null,
    references: ['withdrawal.a'],
    replyTo: null,
  })),
  ...carriedOut(ORDER),
  { ...to, kind: 'esim_canceled', orderReference: ORDER, orderLink: ORDER_LINK, bundle: { ...BOUGHT, data: '1.5GB' } },
  ...[1, 10].map((days) => ({
    ...to,
    kind: 'company_papers' as const,
    recipientName: null,
    companyName: 'Kranich Reisen GmbH',
    orderReference: ORDER,
    bundle: { ...BOUGHT, days },
    receipt: { ...receipt, hasAskedForImmediateDelivery: null },
    eInvoice: days === 1 ? null : { number: 'WANDERPASS-2026-000001', xml: '<Invoice/>' },
  })),
  ...[null, 'Nora <b>Nova</b>'].map((fromName) => ({
    kind: 'gift' as const,
    to: 'ida@example.com',
    recipientName: null,
    fromName,
    message: fromName && 'Enjoy',
    bundle: BOUGHT,
    giftLink: `${SHOP}/gift?key=k1`,
  })),
  {
    ...to,
    kind: 'gift_receipt',
    orderReference: ORDER,
    orderLink: ORDER_LINK,
    bundle: BOUGHT,
    receiver: 'ida@example.com',
    day: dayOf('2026-12-24'),
    receipt,
  },
  ...accountMails,
]
