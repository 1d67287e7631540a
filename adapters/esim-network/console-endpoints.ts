// Every call that the staff console may make to the network; no other call is ever sent (after-purchase rules §7 "API
// console").
import type { EndpointValues, NetworkEndpoint, Parameter, ValuesAnswer, WrittenCall } from '#ports/network-console.ts'

/** The allowed formats of values; none lets a slash, a dot segment, or a percent sign into a path. */
const KINDS = {
  iccid: /^\d{18,20}$/,
  days: /^([1-9]|[1-8]\d|90)$/,
  bundle: /^\d{3,8}_\d{1,4}$/,
  reference: /^[\w:-]{1,160}$/,
  number: /^[1-9]\d{0,4}$/,
  phone: /^\d{3,15}$/,
  sender: /^[A-Za-z0-9 ]{1,11}$/,
  name: /^[\p{L}\p{N} ._-]{1,60}$/u,
  message: /^[^\p{Cc}\p{Co}]{1,160}$/u,
} as const
type ParameterKind = keyof typeof KINDS

/** `field` is the network's name for it, if it differs from ours. */
type WireParameter = Parameter & { kind: ParameterKind; field?: string }
type WireEndpoint = Omit<NetworkEndpoint, 'parameters'> & { parameters: readonly WireParameter[] }

const iccid: WireParameter = { name: 'iccid', place: 'path', kind: 'iccid' }
const days: WireParameter = { name: 'days', place: 'path', kind: 'days', initial: '30' }
const inBody = (name: string, kind: ParameterKind, more: Partial<WireParameter> = {}): WireParameter => ({
  name,
  place: 'body',
  kind,
  ...more,
})
const reference = { name: 'reference', kind: 'reference' } as const
const made: WireParameter = { ...reference, place: 'made', field: 'customReference' }
const alias = [iccid, inBody('alias', 'name'), inBody('aliasNumber', 'phone', { field: 'aliasNo' })]
const CODES = '/network/things/consumer-profile-codes/iccids/{iccid}'
const THING = '/network/things/iccids/{iccid}'

export const NETWORK_ENDPOINTS = [
  { id: 'thing', group: 'main', method: 'GET', path: THING, effect: 'reads', parameters: [iccid] },
  { id: 'status', group: 'main', method: 'GET', path: `${THING}/status`, effect: 'reads', parameters: [iccid] },
  { id: 'bundle', group: 'main', method: 'GET', path: `${THING}/bundle`, effect: 'reads', parameters: [iccid] },
  { id: 'codes', group: 'main', method: 'GET', path: CODES, effect: 'reads', parameters: [iccid] },
  { id: 'qrcode', group: 'main', method: 'GET', path: `${CODES}/qrcode`, effect: 'reads', parameters: [iccid] },
  { id: 'usage', group: 'usage', method: 'GET', path: `${THING}/usage`, effect: 'reads', parameters: [iccid] },
  {
    id: 'history',
    group: 'usage',
    method: 'GET',
    path: '/top-up/history/iccids/{iccid}/{days}',
    effect: 'reads',
    parameters: [iccid, days],
  },
  {
    id: 'top_up',
    group: 'usage',
    method: 'PUT',
    path: '/top-up/iccids/{iccid}',
    effect: 'spends',
    parameters: [iccid, inBody('bundleId', 'bundle'), made],
  },
  { id: 'things', group: 'search', method: 'GET', path: '/network/things', effect: 'reads', parameters: [] },
  {
    id: 'things_by_reference',
    group: 'search',
    method: 'GET',
    path: '/network/things',
    effect: 'reads',
    parameters: [{ ...reference, place: 'query', field: 'customReference' }],
  },
  {
    id: 'profile_by_reference',
    group: 'search',
    method: 'GET',
    path: '/get-iccid.php',
    effect: 'reads',
    parameters: [{ ...reference, place: 'query', field: 'orderId' }],
  },
  { id: 'products', group: 'search', method: 'GET', path: '/account/products', effect: 'reads', parameters: [] },
  {
    id: 'countries',
    group: 'search',
    method: 'GET',
    path: '/account/countryAndNetwork',
    effect: 'reads',
    parameters: [],
  },
  {
    id: 'change_product',
    group: 'advanced',
    method: 'PATCH',
    path: `${THING}/products`,
    effect: 'changes',
    parameters: [iccid, inBody('product', 'bundle', { field: 'productBundleId' })],
  },
  {
    id: 'roaming',
    group: 'advanced',
    method: 'POST',
    path: `${THING}/roaming/zones`,
    effect: 'changes',
    parameters: [iccid, inBody('profile', 'number', { initial: '3' }), inBody('group', 'name'), made],
  },
  {
    id: 'add_alias',
    group: 'advanced',
    method: 'POST',
    path: `${THING}/alias`,
    effect: 'changes',
    parameters: alias,
  },
  {
    id: 'drop_alias',
    group: 'advanced',
    method: 'DELETE',
    path: `${THING}/alias`,
    effect: 'changes',
    parameters: alias,
  },
  {
    id: 'sms',
    group: 'advanced',
    method: 'POST',
    path: `${THING}/sms`,
    effect: 'spends',
    parameters: [
      iccid,
      inBody('sender', 'sender', { field: 'senderId' }),
      inBody('message', 'message'),
      inBody('timeoutMinutes', 'number', { initial: '2880', field: 'message_timeout' }),
    ],
  },
  {
    id: 'refresh',
    group: 'advanced',
    method: 'POST',
    path: `${THING}/refreshes`,
    effect: 'changes',
    parameters: [iccid],
  },
  {
    id: 'allocate',
    group: 'advanced',
    method: 'POST',
    path: '/network/things/consumer-profile/{bundleId}',
    effect: 'spends',
    parameters: [
      { name: 'bundleId', place: 'path', kind: 'bundle' },
      made,
      inBody('apns', 'name', { isOptional: true }),
    ],
  },
  {
    id: 'release',
    group: 'advanced',
    method: 'DELETE',
    path: '/network/things/consumer-profile/iccids/{iccid}',
    effect: 'changes',
    parameters: [iccid],
  },
] as const satisfies WireEndpoint[]

/** The typed values of an endpoint, trimmed; `wrong` names the parameters that are missing or malformed. */
export function readValues(endpoint: NetworkEndpoint, typed: (name: string) => string | null): ValuesAnswer {
  const given = parametersOf(endpoint).map((parameter) => ({ parameter, value: typed(parameter.name)?.trim() ?? '' }))
  const wrong = given
    .filter(({ parameter, value }) => !isFitting(parameter, value))
    .map(({ parameter }) => parameter.name)
  if (wrong.length > 0) return { ok: false, wrong }
  return {
    ok: true,
    values: Object.fromEntries(
      given.filter(({ value }) => value !== '').map(({ parameter, value }) => [parameter.name, value]),
    ),
  }
}

const ENDPOINTS: readonly WireEndpoint[] = NETWORK_ENDPOINTS
export const findEndpoint = (id: unknown): WireEndpoint | null => ENDPOINTS.find((each) => each.id === id) ?? null
const parametersOf = ({ id }: Pick<NetworkEndpoint, 'id'>) => findEndpoint(id)?.parameters ?? []

const isFitting = ({ kind, isOptional }: WireParameter, value: string): boolean =>
  (isOptional === true && value === '') || KINDS[kind].test(value)

/** The full call; values of the wrong kind are never included (safety case J05). */
export function writeCall(endpoint: NetworkEndpoint, values: EndpointValues): WrittenCall {
  const given = parametersOf(endpoint).flatMap((parameter) => {
    const value = values[parameter.name] ?? ''
    if (!isFitting(parameter, value)) throw new RangeError(`${endpoint.id} was given a wrong ${parameter.name}`)
    return value === '' ? [] : [{ ...parameter, value }]
  })
  const at = (...places: WireParameter['place'][]) => given.filter(({ place }) => places.includes(place))
  const path = at('path').reduce((text, { name, value }) => text.replace(`{${name}}`, value), endpoint.path)
  const query = new URLSearchParams(at('query').map(({ name, field = name, value }) => [field, value])).toString()
  const body = at('body', 'made').map(({ name, field = name, kind, value }) => [
    field,
    kind === 'number' ? Number(value) : value,
  ])
  return {
    method: endpoint.method,
    path: query ? `${path}?${query}` : path,
    body: body.length > 0 ? Object.fromEntries(body) : null,
  }
}
