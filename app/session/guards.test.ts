import { sealerFor, signerFor } from '#shop/values/secret.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from '#shop/account/role.ts'
import { cookiesContext, shopCookies } from './cookies.ts'
import { requireAccount, requireRole } from './guards.ts'
import { sessionUserContext } from './session-user.ts'

const cookies = shopCookies({
  signer: signerFor('a-secret-for-tests'),
  isSecure: false,
  draftSealer: sealerFor('x', 'draft'),
})

function contextOf(type: Role | null) {
  const context = new RouterContextProvider()
  context.set(cookiesContext, cookies)
  const facts = { id: 'id', email: 'a@example.com', name: 'A', businessId: null, isActivated: true, iccid: '' } as const
  context.set(sessionUserContext, type && { ...facts, type })
  return context
}

async function answerOf(work: () => unknown): Promise<Response> {
  try {
    await work()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  return new Response('allowed')
}

describe('a guarded page', () => {
  const request = new Request('https://shop.example/account?tab=services')

  it('sends a visitor to the login and back', async () => {
    const answer = await answerOf(() => requireAccount(request, contextOf(null)))
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Faccount%3Ftab%3Dservices')
  })

  it.each(ROLES)('is open for %s once it asks for an account alone', (role) => {
    expect(requireAccount(request, contextOf(role)).type).toBe(role)
  })

  it.each(ROLES)('for %s lets that role in', async (role) => {
    const answer = await answerOf(() => requireRole(request, contextOf(role), [role]))
    expect(await answer.text()).toBe('allowed')
  })

  const others = ROLES.flatMap((wanted) =>
    ROLES.filter((role) => role !== wanted).map((role) => [wanted, role] as const),
  )
  it.each(others)('for %s sends %s home with a word', async (wanted, role) => {
    const answer = await answerOf(() => requireRole(request, contextOf(role), [wanted]))
    expect(answer.headers.get('location')).toBe('/')
    const flash: unknown = await cookies.flash.parse(answer.headers.get('set-cookie'))
    expect(flash).toEqual({ text: 'access_denied', role: wanted })
  })
})
