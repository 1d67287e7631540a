import { expect, it } from 'vitest'
import { signatureOf } from './signature.ts'

it('a request is signed as in the example of the documentation', () => {
  const signed = signatureOf('1111', {
    timestamp: '1628670421',
    requestId: '4ce9d9cdac9e4e17b3a2c66c358c1ce2',
    accessCode: '11111',
    body: '{"imsi":"326543826"}',
  })
  expect(signed).toBe('7eb765e27df5373dea2dbc8c41a7d9557743e46c8054750f3d851b3fd01d0835')
})
