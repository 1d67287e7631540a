import { createSealer, createSigner } from '#values/secret.ts'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { may, RIGHTS, rolesThatMay } from '#shop/people/account/rights.ts'
import { ROLES, type Role } from '#shop/people/account/role.ts'
import { cookiesContext, shopCookies } from './cookies.ts'
import { guardedUser, guardPage, requireRight } from './guards.ts'
import { sessionUserContext } from './request-context.ts'

const cookies = shopCookies({
  signer: createSigner('a-secret-for-tests'),
  now: () => new Date(),
  isSecure: false,
  draftSealer: createSealer('x', 'draft'),
})

const userOf = (type: Role) =>
  ({ id: 'id', email: 'a@example.com', name: 'A', businessId: null, isActivated: true, iccid: '', type }) as const

function contextOf(type: Role | null) {
  const context = new RouterContextProvider()
  context.set(cookiesContext, cookies)
  context.set(sessionUserContext, type && userOf(type))
  return context
}

const isDataWithStatus = (thrown: unknown): thrown is { init: { status: number } } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown

async function answerOf(work: () => unknown): Promise<Response> {
  try {
    await work()
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    if (isDataWithStatus(thrown)) return new Response(null, { status: thrown.init.status })
    throw thrown
  }
  return new Response('allowed')
}

const pass = (type: Role | null, path: string, pattern = path) => {
  const context = contextOf(type)
  const request = new Request(`https://shop.example${path}`)
  return answerOf(async () => {
    await guardPage({ request, context, pattern })
    return guardedUser(context)
  })
}

describe('a guarded page', () => {
  it('sends a visitor to the login and back', async () => {
    const answer = await pass(null, '/account?tab=services', '/account')
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Faccount%3Ftab%3Dservices')
  })

  it.each(ROLES)('is open for %s if it only requires an account', async (role) => {
    expect(await (await pass(role, '/account')).text()).toBe('allowed')
  })

  it('is recognized however its address is written', async () => {
    const answer = await pass('own-user', '/Admin-Dashboard/orders/1', 'admin-dashboard/orders/:orderId')
    expect(answer.headers.get('location')).toBe('/')
    const flash: unknown = await cookies.flash.parse(answer.headers.get('set-cookie'))
    expect(flash).toEqual({ text: 'access_denied', role: 'own-admin' })
  })

  it.each([null, 'own-user', 'business-admin'] as const)('for staff doesn’t exist for %s', async (role) => {
    expect((await pass(role, '/api-test')).status).toBe(404)
  })

  it('doesn’t open if the table lacks it', async () => {
    await expect(pass('super-admin', '/faq')).rejects.toThrow('lets everybody in')
  })

  const each = RIGHTS.flatMap((right) => ROLES.map((role) => [right, role, may(role, right)] as const))
  it.each(each.filter(([, , isIn]) => isIn))('for %s lets %s in', async (right, role) => {
    const answer = await answerOf(() => requireRight(userOf(role), contextOf(role), right))
    expect(await answer.text()).toBe('allowed')
  })

  it.each(each.filter(([, , isIn]) => !isIn))('for %s sends %s home with a message', async (right, role) => {
    const answer = await answerOf(() => requireRight(userOf(role), contextOf(role), right))
    expect(answer.headers.get('location')).toBe('/')
    const flash: unknown = await cookies.flash.parse(answer.headers.get('set-cookie'))
    expect(flash).toEqual({ text: 'access_denied', role: rolesThatMay(right)[0] })
  })
})
