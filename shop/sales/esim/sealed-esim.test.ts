import { describe, expect, it } from 'vitest'
import { createSealer } from '#values/secret.ts'
import { openSealedEsim, sealEsim } from './sealed-esim.ts'

describe('a sealed eSIM', () => {
  const sealer = createSealer('a secret of this test', 'install')
  const now = new Date('2026-12-01T12:00:00Z')
  const later = new Date('2026-12-01T12:00:01Z')

  it('can be opened until it expires', () => {
    const sealed = sealEsim(sealer, 'order-1', later)
    expect(openSealedEsim(sealer, sealed, now)).toBe('order-1')
    expect(openSealedEsim(sealer, sealed, later)).toBeNull()
  })

  it('opens only for its purpose, and only unchanged', () => {
    const sealed = sealEsim(sealer, 'order-1', later)
    expect(openSealedEsim(createSealer('a secret of this test', 'top-up'), sealed, now)).toBeNull()
    expect(openSealedEsim(sealer, `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, now)).toBeNull()
    expect(openSealedEsim(sealer, '', now)).toBeNull()
  })

  it('reveals nothing about the order', () => {
    expect(Buffer.from(sealEsim(sealer, 'order-1', later), 'base64url').toString('latin1')).not.toContain('order-1')
  })
})
