// Everything the network says about an existing profile: codes, QR image, balance, history, top-up, list, release.
import { Hono } from 'hono'
import { z } from 'zod'
import { BAD_CODE } from './allocation-routes.ts'
import type { NetworkContext, NetworkEnv } from './answer-faults.ts'
import type { Parts } from './network-parts.ts'
import type { Profile } from './profile-book.ts'
import { qrPng } from './qr-png.ts'

type Answer = (profile: Profile, kind: string | null) => Response | Promise<Response>

const DAY_MS = 86_400_000

const topUpRequest = z.object({ bundleId: z.string(), customReference: z.string().min(1).max(300) })

export function thingRoutes({ profiles, shelf, now, door, notes }: Parts): Hono<NetworkEnv> {
  const routes = new Hono<NetworkEnv>()

  function withProfile(c: NetworkContext, at: string, answer: Answer, subjects: string[] = []) {
    const iccid = c.req.param('iccid') ?? ''
    const profile = profiles.find(iccid)
    return door(c, at, [iccid, profile?.customReference ?? '', ...subjects], (kind) =>
      profile && profile.state !== 'released' ? answer(profile, kind) : unknownThing(c),
    )
  }

  routes.get('/network/things/consumer-profile-codes/iccids/:iccid', (c) =>
    withProfile(c, 'codes', ({ activationCode }, kind) =>
      c.json({ codes: { activationCode: kind === 'bad_code' ? BAD_CODE : activationCode } }),
    ),
  )

  routes.get('/network/things/consumer-profile-codes/iccids/:iccid/qrcode', (c) =>
    withProfile(c, 'qrcode', ({ activationCode }) =>
      c.body(qrPng(activationCode), 200, { 'content-type': 'image/png' }),
    ),
  )

  routes.get('/network/things/iccids/:iccid/bundle', (c) =>
    withProfile(c, 'bundle', (profile) =>
      c.json({
        bundle: [
          {
            bundleBalance: profile.usage.balanceMb,
            bundleExpiry: expiryOf(profile),
            productBundleId: profile.bundleId,
          },
        ],
      }),
    ),
  )

  routes.get('/network/things/iccids/:iccid/usage', (c) =>
    withProfile(c, 'bundle', ({ iccid, usage }) =>
      c.json({
        iccid,
        usedMegabytes: Math.round((usage.totalMb - usage.balanceMb) * 100) / 100,
        totalMegabytes: usage.totalMb,
        remainingMegabytes: usage.balanceMb,
      }),
    ),
  )

  routes.get('/network/things/iccids/:iccid/status', (c) =>
    withProfile(c, 'bundle', ({ iccid, state, installedAt }) =>
      c.json({ iccid, status: state, installedAt: installedAt === null ? null : new Date(installedAt).toISOString() }),
    ),
  )

  routes.get('/network/things/iccids/:iccid', (c) =>
    withProfile(c, 'bundle', (profile) =>
      c.json({ ...esimUsage(profile), status: profile.state, ...notes.of(profile.iccid) }),
    ),
  )

  for (const path of ['/network/top-up/history/iccids/:iccid/:days', '/top-up/history/iccids/:iccid/:days'] as const) {
    routes.get(path, (c) =>
      withProfile(c, 'history', (profile, kind) => {
        const days = Number(c.req.param('days'))
        if (!Number.isInteger(days) || days < 1 || days > 3650) {
          return c.json({ error: 'invalid_request', message: 'days must be a number from 1 to 3650' }, 400)
        }
        if (kind === 'missing') return c.json([])
        return c.json(historyOf(profile, now().getTime() - days * DAY_MS))
      }),
    )
  }

  for (const path of ['/top-up/iccids/:iccid', '/network/top-up/iccids/:iccid'] as const) {
    routes.put(path, async (c) => {
      const body = topUpRequest.safeParse(await c.req.json().catch(() => null))
      const answer: Answer = ({ iccid, state }) => {
        if (!body.success)
          return c.json({ error: 'invalid_request', message: 'bundleId and customReference are required' }, 400)
        const product = shelf.find(body.data.bundleId)
        if (!product) return c.json({ error: 'unknown_bundle', message: 'Unknown bundle' }, 404)
        if (state === 'expired') return c.json({ error: 'expired', message: 'The eSIM has expired' }, 409)
        // Like the network itself, it doesn't detect repeated references.
        profiles.topUp(iccid, product, body.data.customReference)
        const after = profiles.find(iccid)
        if (!after) return unknownThing(c)
        const { customReference } = body.data
        return c.json({ ...esimUsage(after), productBundleId: product.bundleId, customReference, status: 'completed' })
      }
      return withProfile(c, 'topup', answer, body.success ? [body.data.customReference] : [])
    })
  }

  for (const path of ['/network/things', '/api/esim-api/network/things'] as const) {
    routes.get(path, (c) =>
      door(c, 'list', [], () => {
        const reference = c.req.query('customReference')
        const found = reference === undefined ? profiles.all() : profiles.ofReference(reference)
        return c.json(found.filter((profile) => profile.state !== 'released').map(esimUsage))
      }),
    )
  }

  routes.delete('/network/things/consumer-profile/iccids/:iccid', (c) => {
    const iccid = c.req.param('iccid')
    const profile = profiles.find(iccid)
    return door(c, 'release', [iccid, profile?.customReference ?? ''], () => {
      if (!profile) return unknownThing(c)
      if (profile.installedAt !== null) return c.json({ error: 'installed', message: 'The profile is in use' }, 409)
      profiles.release(iccid)
      return c.json({ iccid, status: 'released' })
    })
  })

  return routes
}

export function unknownThing(c: NetworkContext): Response {
  return c.json({ error: 'unknown_iccid', message: 'Unknown ICCID' }, 404)
}

function expiryOf({ usage }: Profile): string | null {
  return usage.expiresAt === null ? null : new Date(usage.expiresAt).toISOString()
}

function historyOf(profile: Profile, since: number) {
  return profile.grants
    .filter((grant) => grant.grantedAt >= since)
    .map((grant) => ({
      initial: { value: grant.megabytes },
      productBundleId: grant.bundleId,
      date: new Date(grant.grantedAt).toISOString(),
      customReference: grant.reference,
    }))
    .toReversed()
}

function esimUsage(profile: Profile) {
  const { usage } = profile
  return {
    iccid: profile.iccid,
    bundleExpiry: expiryOf(profile),
    bundleBalance: usage.balanceMb,
    totalDataAllocation: usage.totalMb,
    isBundleDepleted: usage.isDepleted,
    isBundleExpired: usage.isExpired,
    customReference: profile.customReference,
  }
}
