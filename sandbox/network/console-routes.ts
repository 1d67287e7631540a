// The calls of an operator's staff about one profile, and what the network says about the account as a whole.
import { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkContext, NetworkEnv } from './answer-faults.ts'
import type { Parts } from './network-parts.ts'
import type { Profile } from './profile-book.ts'
import { unknownThing } from './thing-routes.ts'

const text = z.string().min(1).max(200)
const aliasBody = z.object({ alias: text, aliasNo: text })
const smsBody = z.object({
  senderId: z.string().min(1).max(11),
  message: z.string().min(1).max(160),
  message_timeout: z.number().int().min(1).max(10_080),
})
const roamingBody = z.object({ profile: z.number().int().positive(), group: text, customReference: text })
const productBody = z.object({ productBundleId: text })
const noBody = z.unknown()

const THING = '/network/things/iccids/:iccid'

export function consoleRoutes({ profiles, notes, shelf, door }: Parts): Hono<NetworkEnv> {
  const routes = new Hono<NetworkEnv>()

  async function withBody<Body>(
    c: NetworkContext,
    shape: z.ZodType<Body>,
    answer: (profile: Profile, body: Body) => Response,
  ): Promise<Response> {
    const iccid = c.req.param('iccid') ?? ''
    const profile = profiles.find(iccid)
    const body = shape.safeParse(await c.req.json().catch(() => null))
    return door(c, 'console', [iccid, profile?.customReference ?? ''], () => {
      if (!profile || profile.state === 'released') return unknownThing(c)
      if (!body.success)
        return c.json({ error: 'invalid_request', message: 'The body is not what this call takes' }, 400)
      return answer(profile, body.data)
    })
  }

  routes.post(`${THING}/alias`, (c) =>
    withBody(c, aliasBody, ({ iccid }, { alias, aliasNo }) => {
      notes.dropAlias(iccid, alias)
      notes.add(iccid, 'alias', { alias, aliasNo })
      return c.json({ iccid, alias, aliasNo, status: 'added' }, 201)
    }),
  )

  routes.delete(`${THING}/alias`, (c) =>
    withBody(c, aliasBody, ({ iccid }, { alias }) =>
      notes.dropAlias(iccid, alias)
        ? c.json({ iccid, alias, status: 'removed' })
        : c.json({ error: 'unknown_alias', message: 'Unknown alias' }, 404),
    ),
  )

  routes.post(`${THING}/sms`, (c) =>
    withBody(c, smsBody, ({ iccid }, sms) => {
      const id = notes.add(iccid, 'sms', { senderId: sms.senderId, letters: sms.message.length })
      return c.json({ iccid, messageId: id, status: 'queued', message_timeout: sms.message_timeout }, 202)
    }),
  )

  routes.post(`${THING}/refreshes`, (c) =>
    withBody(c, noBody, ({ iccid }) =>
      c.json({ iccid, refreshId: notes.add(iccid, 'refresh', {}), status: 'accepted' }, 202),
    ),
  )

  routes.post(`${THING}/roaming/zones`, (c) =>
    withBody(c, roamingBody, ({ iccid }, zone) => {
      notes.add(iccid, 'roaming', zone)
      return c.json({ iccid, ...zone, status: 'accepted' }, 202)
    }),
  )

  routes.patch(`${THING}/products`, (c) =>
    withBody(c, productBody, ({ iccid }, { productBundleId }) => {
      if (!shelf.find(productBundleId)) return c.json({ error: 'unknown_bundle', message: 'Unknown bundle' }, 404)
      notes.add(iccid, 'product', { productBundleId })
      return c.json({ iccid, productBundleId, status: 'changed' })
    }),
  )

  routes.get('/account/products', (c) => door(c, 'account', [], () => c.json({ products: shelf.all() })))
  routes.get('/account/countryAndNetwork', (c) =>
    door(c, 'account', [], () => c.json({ countries: COUNTRIES_AND_NETWORKS })),
  )

  return routes
}

const COUNTRIES_AND_NETWORKS = [
  { country: 'NL', networks: ['Sandbox Polder'] },
  { country: 'FR', networks: ['Sandbox Hexagone', 'Sandbox Azur'] },
  { country: 'IT', networks: ['Sandbox Stivale'] },
]
