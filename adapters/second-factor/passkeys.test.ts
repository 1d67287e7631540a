import { describe, expect, it } from 'vitest'
import { passkeyCeremonies } from './passkeys.ts'

const PLACE = { origin: 'https://shop.example:8443' }
const KEY = { credentialId: 'AAAA', publicKey: 'AAAA', counter: 0, transports: ['internal'] }
const yes = () => Promise.resolve(true)
const CHALLENGE = 'x'.repeat(43)

describe('a passkey', () => {
  it('is requested for this host, with our own challenge, and without naming the account’s passkeys', async () => {
    const person = { id: 'id', email: 'a@example.com', name: 'A' }
    const offer = await passkeyCeremonies.askToAdd({ ...PLACE, shopName: 'Shop' }, person, CHALLENGE, [KEY])
    expect(offer).toMatchObject({ challenge: CHALLENGE, rp: { id: 'shop.example', name: 'Shop' } })
    expect(offer.excludeCredentials?.map(({ id }) => id)).toEqual(['AAAA'])
    const question = await passkeyCeremonies.askToProve(PLACE, CHALLENGE, [KEY])
    expect(question).toMatchObject({ challenge: CHALLENGE, rpId: 'shop.example' })
    expect(question.allowCredentials?.map(({ id }) => id)).toEqual(['AAAA'])
  })

  it.each(['', '{', 'null', '[]', '{"id":"AAAA"}', `"${'x'.repeat(30_000)}"`])(
    'is not accepted with %s, and nothing breaks',
    async (answer) => {
      expect(await passkeyCeremonies.readProven(answer, PLACE, [KEY], yes)).toBeNull()
      expect(await passkeyCeremonies.readAdded(answer, PLACE, yes)).toBeNull()
    },
  )

  it('is not accepted without its signature, even in a well-formed answer', async () => {
    const said = { type: 'webauthn.get', challenge: CHALLENGE, origin: PLACE.origin }
    const clientDataJSON = Buffer.from(JSON.stringify(said)).toString('base64url')
    const response = { clientDataJSON, authenticatorData: 'A'.repeat(50), signature: 'AAAA' }
    const answer = JSON.stringify({ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response })
    expect(await passkeyCeremonies.readProven(answer, PLACE, [KEY], yes)).toBeNull()
  })
})
