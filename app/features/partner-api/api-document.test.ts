import { expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'

it('is composed once for all addresses, and names each', () => {
  const [{ servers: one, ...first }, { servers: other, ...second }] = [
    apiDocument('https://one.example'),
    apiDocument('https://other.example'),
  ]
  expect([one, other]).toEqual([[{ url: 'https://one.example/api/v1' }], [{ url: 'https://other.example/api/v1' }]])
  for (const [name, part] of Object.entries(first))
    expect([name, part]).toEqual([name, Object.entries(second).find(([each]) => each === name)?.[1]])
  // The same objects, not equal ones.
  expect(second.paths).toBe(first.paths)
  expect(second.components).toBe(first.components)
})
