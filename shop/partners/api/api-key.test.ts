import { expect, it } from 'vitest'
import { stateOfKey, type ApiKey } from './api-key.ts'

const END = new Date('2026-12-10T12:00:00Z')
const key: ApiKey = {
  id: 'a',
  businessId: 'b',
  name: 'Till',
  mode: 'live',
  scopes: [],
  hint: 'wp_live_1234',
  addresses: [],
  createdAt: new Date('2026-11-10T12:00:00Z'),
  expiresAt: END,
  lastUsedAt: null,
  revokedAt: null,
}

it('ends a key with its last millisecond, or when somebody revokes it', () => {
  expect(stateOfKey(key, new Date(END.getTime() - 1))).toBe('open')
  expect(stateOfKey(key, END)).toBe('expired')
  expect(stateOfKey({ ...key, revokedAt: key.createdAt }, key.createdAt)).toBe('revoked')
})
