// The list of calls open to staff is fixed, and no value can escape its place in a path (safety case J05).
import { describe, expect, it } from 'vitest'
import type { EndpointId, NetworkEndpoint } from '#ports/network-console.ts'
import { findEndpoint, NETWORK_ENDPOINTS, readValues, writeCall } from './console-endpoints.ts'

const ICCID = '8988300000000000001'
const GOOD: Record<string, string> = {
  iccid: ICCID,
  days: '30',
  bundleId: '01032_3',
  product: '01032_3',
  reference: 'staff_test_1',
  profile: '3',
  group: 'Europe',
  alias: 'Test phone',
  aliasNumber: '12345',
  sender: 'Wander',
  message: 'Hello, how are you?',
  timeoutMinutes: '2880',
  apns: '',
}
const endpointOf = (id: EndpointId): NetworkEndpoint => {
  const endpoint = findEndpoint(id)
  if (!endpoint) throw new Error(`${id} is missing`)
  return endpoint
}
const written = (id: EndpointId) => writeCall(endpointOf(id), GOOD)

const initial = (id: EndpointId, name: string) =>
  endpointOf(id).parameters.find((parameter) => parameter.name === name)?.initial

describe('the list of calls', () => {
  it.each([
    ['thing', 'GET', `/network/things/iccids/${ICCID}`],
    ['status', 'GET', `/network/things/iccids/${ICCID}/status`],
    ['bundle', 'GET', `/network/things/iccids/${ICCID}/bundle`],
    ['codes', 'GET', `/network/things/consumer-profile-codes/iccids/${ICCID}`],
    ['qrcode', 'GET', `/network/things/consumer-profile-codes/iccids/${ICCID}/qrcode`],
    ['usage', 'GET', `/network/things/iccids/${ICCID}/usage`],
    ['history', 'GET', `/top-up/history/iccids/${ICCID}/30`],
    ['top_up', 'PUT', `/top-up/iccids/${ICCID}`],
    ['things', 'GET', '/network/things'],
    ['things_by_reference', 'GET', '/network/things?customReference=staff_test_1'],
    ['profile_by_reference', 'GET', '/get-iccid.php?orderId=staff_test_1'],
    ['products', 'GET', '/account/products'],
    ['countries', 'GET', '/account/countryAndNetwork'],
    ['change_product', 'PATCH', `/network/things/iccids/${ICCID}/products`],
    ['roaming', 'POST', `/network/things/iccids/${ICCID}/roaming/zones`],
    ['add_alias', 'POST', `/network/things/iccids/${ICCID}/alias`],
    ['drop_alias', 'DELETE', `/network/things/iccids/${ICCID}/alias`],
    ['sms', 'POST', `/network/things/iccids/${ICCID}/sms`],
    ['refresh', 'POST', `/network/things/iccids/${ICCID}/refreshes`],
    ['allocate', 'POST', '/network/things/consumer-profile/01032_3'],
    ['release', 'DELETE', `/network/things/consumer-profile/iccids/${ICCID}`],
  ] as const)('has %s as %s %s', (id, method, path) => {
    expect(written(id)).toMatchObject({ method, path })
  })

  it('contains every call once', () => {
    expect(new Set(NETWORK_ENDPOINTS.map(({ id }) => id)).size).toBe(21)
  })

  it('never marks a reading call as changing', () => {
    for (const { method, effect } of NETWORK_ENDPOINTS) expect(method === 'GET').toBe(effect === 'reads')
  })

  it('has the specified values', () => {
    expect(initial('sms', 'timeoutMinutes')).toBe('2880')
    expect(initial('roaming', 'profile')).toBe('3')
    expect(initial('history', 'days')).toBe('30')
  })

  it('writes bodies that the network accepts', () => {
    expect(written('sms').body).toEqual({ senderId: 'Wander', message: GOOD['message'], message_timeout: 2880 })
    expect(written('roaming').body).toEqual({ profile: 3, group: 'Europe', customReference: 'staff_test_1' })
    expect(written('allocate').body).toEqual({ customReference: 'staff_test_1' })
    expect(written('release').body).toBeNull()
  })

  it.each(['', '../things', '//evil', 'https://evil.example', '%2e%2e', 'constructor', '__proto__', null, 7])(
    'rejects %s',
    (id) => expect(findEndpoint(id)).toBeNull(),
  )
})

describe('a value of a call', () => {
  const BAD = [
    '',
    '..',
    '../x',
    '%2e%2e',
    '%2F',
    'a/b',
    '?a=1',
    '#x',
    'a\nb',
    'a\u0000b',
    `${ICCID}/..`,
    '９'.repeat(19),
  ]
  const inPaths = NETWORK_ENDPOINTS.flatMap(({ id, parameters }) =>
    parameters.filter(({ place }) => place === 'path' || place === 'query').map(({ name }) => [id, name] as const),
  )

  it.each(inPaths)('for %s stays in its place: %s', (id, name) => {
    for (const value of BAD) {
      const values = { ...GOOD, [name]: value }
      expect(readValues(endpointOf(id), (asked) => values[asked] ?? null)).toEqual({ ok: false, wrong: [name] })
      expect(() => writeCall(endpointOf(id), values)).toThrow(RangeError)
    }
  })

  it('is trimmed, and unknown values are ignored', () => {
    const read = readValues(endpointOf('bundle'), (name) => (name === 'iccid' ? ` ${ICCID} ` : 'more'))
    expect(read).toEqual({ ok: true, values: { iccid: ICCID } })
  })

  it('of a text message is one line of 160 letters', () => {
    for (const message of ['a\nb', 'x'.repeat(161), ''])
      expect(readValues(endpointOf('sms'), (name) => ({ ...GOOD, message })[name] ?? null).ok).toBe(false)
  })
})
