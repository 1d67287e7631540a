// The words of the partner API: what a problem means, the guide, and the tab of the business dashboard.
import type { ApiAccess, ApiMode, KeyState } from '#shop/partners/api/api-key.ts'
import type { MakeKeyProblem } from '#shop/partners/api/make-api-key.ts'
import type { ApiProblem } from '#app/features/partner-api/problem-json.ts'

/** One sentence for each problem of a call. */
export const apiProblemCopy: Record<ApiProblem, string> = {
  request_invalid: 'The request isn’t valid. The errors name the fields.',
  cursor_invalid: 'This cursor isn’t one of ours. Start without a cursor.',
  key_missing: 'Send your API key in the Authorization header: Bearer followed by the key.',
  key_unknown: 'We don’t know this API key.',
  key_expired: 'This API key has expired. Create a new one on your dashboard.',
  key_revoked: 'This API key was revoked.',
  address_refused: 'This API key only works from other addresses.',
  scope_missing: 'This API key isn’t allowed to do this.',
  not_found: 'There’s nothing at this address.',
  bundle_not_found: 'We don’t sell a bundle with this ID right now, or not for this eSIM.',
  order_not_found: 'You don’t have an order with this ID. Test keys only see test orders.',
  idempotency_key_missing: 'Send an Idempotency-Key header of 8 to 200 characters, a new one for each order.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  balance_too_low: 'Your balance doesn’t cover this order. Nothing was ordered.',
  test_network_missing: 'This shop has no test network, so test keys can’t order here.',
  shop_closed: 'Your business is suspended and can’t order right now.',
  esim_not_found: 'This order has no eSIM that could be topped up.',
  top_ups_not_offered: 'The network of this eSIM adds no data to it.',
  esim_not_ready: 'This order doesn’t have an eSIM right now.',
  order_withdrawn: 'The buyer withdrew from this order, so its eSIM can’t be topped up.',
  esim_expired: 'This eSIM has expired and can’t be topped up.',
  esim_in_use: 'This eSIM was used, so it can’t be given back.',
  esim_unreachable: 'The network isn’t answering right now. Nothing was done. Please try again in a moment.',
  not_returnable:
    'This order can’t be given back: it’s a top-up, was topped up or canceled, is too old, or is being reviewed.',
  wrong_method: 'This address doesn’t support that method. The Allow header lists those it does.',
  request_slow: 'The request took too long to arrive.',
  request_too_large: 'The request is too large.',
  not_json: 'Send JSON, with the content type application/json, and not from a web page.',
  arrival_in_past: 'The arrival is in the past.',
  departure_before_arrival: 'The departure is before the arrival.',
  too_often: 'Too many calls. The Retry-After header says in how many seconds to try again.',
  failed: 'Something went wrong on our side. Please try again.',
  unavailable: 'We can’t answer right now. Please try again in a moment.',
}

export const apiGuideCopy = {
  title: 'Partner API',
  description: 'How to read our bundles and order eSIMs by API: keys, calls, limits and problems.',
  lead: 'Read our bundles, order eSIMs, and manage them from your own software.',
  document: 'OpenAPI document',
  dashboard: 'Create an API key',
  chapters: {
    start: 'Start',
    samples: 'Samples',
    orders: 'Ordering',
    calls: 'Calls',
    webhooks: 'Webhooks',
    paging: 'Pages',
    limits: 'Limits',
    problems: 'Problems',
  },
  start: [
    'A business-admin creates a key on the business dashboard, under API. We show it once, so copy it right away.',
    'Send it with every call, in the Authorization header. Never put it on a web page or in an app: anyone can read it there. A key can be limited to the addresses of your servers.',
    'Amounts are whole euro cents; bundle prices exclude VAT. Dates look like 2026-12-31; times are in UTC.',
    'An assistant that speaks the Model Context Protocol finds the same calls as tools at /mcp, if it sends your key.',
  ],
  base: 'Base URL',
  samplesText: 'Set API_KEY to your key. Each sample runs as it is.',
  orders: [
    'Orders are paid from your prepaid balance, which you top up on the business dashboard. The call answers at once; the eSIM follows some seconds later, so look the order up until its state is delivered.',
    'Each order gets an invoice to your company, with VAT by your billing details. We don’t email anyone: you pass the codes on to your traveler.',
    'Send an Idempotency-Key with each order. If you don’t get our answer, send the same call with the same key again: it’s the same order, and it’s paid once.',
    'A family needs one order: send its number of travelers as the quantity. The price is that of the bundle times the quantity, with VAT on the sum, and there is one invoice. The answer lists the other travelers, each with an order ID for usage, top-ups, and giving back, and each eSIM has webhooks of its own.',
    'Test keys order at our test network. Their eSIMs work nowhere and cost nothing, and live keys don’t see them.',
  ],
  orderSamples: 'Order an eSIM',
  giveBackText:
    'For 30 days you can give back an eSIM that nobody used, and its price returns to your balance. Set ORDER_ID to the ID of its order; the call needs no body.',
  giveBackSample: 'Give back an eSIM: curl',
  scope: 'Needs',
  parameters: 'Parameters',
  required: 'required',
  body: 'Body',
  answer: 'Answer',
  replayed: 'What the first call with the same Idempotency-Key answered. Get the order to see how far it is.',
  paging:
    'Lists come in pages. While nextCursor isn’t null, there’s more: send it as the cursor of the next call. The limit says how many items you’d like, up to 200.',
  limits: (calls: number, seconds: number) =>
    `A key can make ${calls} calls every ${seconds} seconds. Each answer says how many are left, in RateLimit-Remaining and RateLimit-Reset. After that, the answer is 429 with a Retry-After header.`,
  problems:
    'Problems come as application/problem+json. The code stays the same, even if we change the sentence. Include the x-request-id header when you ask us about one.',
  columns: { code: 'Code', status: 'Status', meaning: 'Meaning' },
  problemsCaption: 'Problem codes, their status and meaning',
} as const

/** To whoever holds the key: what its owner has to allow. */
export const seenFromCopy = (address: string) => `This call came from ${address}, which the key doesn’t list.`

export const apiTabCopy = {
  heading: 'API',
  text: 'Read our bundles and order eSIMs from your own software. Each key belongs to your business.',
  guide: 'Read the guide',
  keys: {
    heading: 'Keys',
    caption: 'Your API keys, newest first',
    none: 'You don’t have any keys yet.',
    columns: { name: 'Name', key: 'Key', access: 'Access', used: 'Last used', expires: 'Expires', state: 'State' },
    modes: { test: 'Test', live: 'Live' } satisfies Record<ApiMode, string>,
    states: { open: 'Active', expired: 'Expired', revoked: 'Revoked' } satisfies Record<KeyState, string>,
    never: 'Never',
    from: (addresses: readonly string[]) => `From ${addresses.join(', ')}`,
    revoke: 'Revoke',
    revokeText: 'Software that uses this key stops working right away. You can’t undo this.',
    revokeOf: (name: string) => `Revoke ${name}`,
  },
  made: {
    heading: (name: string) => `Your new key: ${name}`,
    text: 'Copy it now. We only store a fingerprint of it and can’t show it again.',
    copy: 'Copy key',
  },
  make: {
    heading: 'Create a key',
    name: 'Name',
    nameHint: 'Where you use it, such as “Booking engine”',
    mode: 'Kind',
    modes: { test: 'Test: for trying things out', live: 'Live: for your customers' } satisfies Record<ApiMode, string>,
    access: 'Access',
    accesses: {
      catalogue: 'Read bundles and offers',
      orders: 'Order, top up and give back',
      reading: 'Read bundles, offers and orders',
    } satisfies Record<ApiAccess, string>,
    days: 'Expires',
    daysOf: (days: number) => (days === 365 ? 'In a year' : `In ${days} days`),
    addresses: 'IP addresses it works from',
    addressesHint:
      'Optional: addresses or networks of your servers, such as 203.0.113.7 or 198.51.100.0/24. You can change them later.',
    button: 'Create key',
  },
  problems: {
    key_name: 'Please give the key a name of up to 60 characters',
    no_shop: 'Only businesses with a shop of their own can use the API.',
    too_many_keys: 'You already have 20 active keys. Revoke one first.',
  } satisfies Record<MakeKeyProblem, string>,
  revokeProblem: 'This key was already revoked.',
  addresses: {
    title: 'Where it works from',
    text: 'Counts from the next call. Leave the field empty to let the key work from everywhere.',
    save: 'Save addresses',
    saveOf: (name: string) => `Save the addresses of ${name}`,
    gone: 'This key no longer works.',
    tooMany: 'Please enter up to 20 IP addresses or networks, such as 203.0.113.7 or 198.51.100.0/24',
    wrong: (entries: readonly string[]) =>
      `Not an IP address or network that a key can be limited to: ${entries.slice(0, 5).join(', ')}`,
  },
} as const
