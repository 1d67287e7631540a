import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { cookiesContext, shopCookies } from '#app/session/cookies.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { mayOpenOrder } from './open-order.ts'

const ORDER = { id: 'f1d3a6f2-3f0d-4a53-9b0b-0f4b8c9e5c11', userId: '0c6f6a2e-6a55-4b0c-8d3a-6a1c1f2b7d10' }
const cookies = shopCookies({ secret: 'a secret of this test', isSecure: false })

async function asks(
  { signedInAs, holds }: { signedInAs?: string; holds?: string[] },
  order: { id: string; userId: string | null } = ORDER,
) {
  const context = new RouterContextProvider()
  context.set(cookiesContext, cookies)
  if (signedInAs !== undefined) {
    context.set(sessionUserContext, {
      id: signedInAs,
      email: 'traveller@example.com',
      name: 'Alex',
      type: 'own-user',
      businessId: null,
      isActivated: true,
      iccid: '',
    })
  }
  const cookie = holds ? ((await cookies.orders.serialize(holds)).split(';')[0] ?? '') : ''
  return mayOpenOrder(new Request('http://localhost/order/invoice', { headers: { cookie } }), context, order)
}

describe('an order opens', () => {
  it('for the browser that placed it', async () => {
    expect(await asks({ holds: [ORDER.id] })).toBe(true)
  })

  it('for the account of its customer', async () => {
    expect(await asks({ signedInAs: ORDER.userId })).toBe(true)
  })

  it('for nobody else, and an order without a customer for no account', async () => {
    expect(await asks({})).toBe(false)
    expect(await asks({ holds: [ORDER.userId], signedInAs: ORDER.id })).toBe(false)
    expect(await asks({}, { ...ORDER, userId: null })).toBe(false)
    expect(await asks({ signedInAs: '' }, { ...ORDER, userId: null })).toBe(false)
  })
})
