// Allocation as the network does it: a 202 at once, the profile a little later, by callback and by lookup.
import { Hono } from 'hono'
import { z } from 'zod'
import type { FaultList } from '../control/fault-list.ts'
import type { NetworkEnv } from './answer-faults.ts'
import { isReachable } from './callback-post.ts'
import type { CallbackPost } from './callback-post.ts'
import type { Parts } from './network-parts.ts'
import { inOddNotation } from './odd-notation.ts'
import type { Profile } from './profile-book.ts'

export type AllocationOptions = {
  post: CallbackPost
  faults: FaultList
  callbackDelayMs: number
  shopUrl?: string | undefined
}

const LATE_MS = 60_000

const request = z.object({ customReference: z.string().min(1).max(300), apns: z.unknown().optional() })

export function allocationRoutes({ profiles, shelf, door }: Parts, options: AllocationOptions): Hono<NetworkEnv> {
  const { post, faults, callbackDelayMs, shopUrl } = options
  const routes = new Hono<NetworkEnv>()

  routes.post('/network/things/consumer-profile/:bundleId', async (c) => {
    const body = request.safeParse(await c.req.json().catch(() => null))
    const customReference = body.success ? body.data.customReference : ''
    return door(c, 'allocate', [customReference], async () => {
      if (!body.success) return c.json({ error: 'invalid_request', message: 'customReference is required' }, 400)
      const product = shelf.find(c.req.param('bundleId'))
      if (!product) return c.json({ error: 'unknown_bundle', message: 'Unknown bundle' }, 404)
      const callbackUrl = c.req.header('responseurls')
      if (callbackUrl && !isReachable(callbackUrl, shopUrl)) {
        return c.json({ error: 'invalid_request', message: 'responseurls must be an address of the shop' }, 400)
      }

      const requestId = await allocate(customReference, product.bundleId, callbackUrl)
      return c.json({ requestId, customReference, status: 'accepted' }, 202)
    })
  })

  routes.get('/get-iccid.php', (c) => {
    const reference = c.req.query('orderId') ?? ''
    return door(c, 'lookup', [reference], (kind) => {
      const found = kind === 'lag' ? [] : profiles.ofReference(reference).filter(isHandedOut)
      const told = found.map((profile) => misnamed(named(profile), kind))
      return c.json({ ...told[0], ...(c.req.query('all') === '1' && { profiles: told }) })
    })
  })

  async function allocate(customReference: string, bundleId: string, callbackUrl: string | undefined): Promise<string> {
    const fault = faults.take('callback', [customReference])
    const kind = fault?.kind
    const delayMs = kind === 'before_answer' ? 0 : callbackDelayMs
    const product = shelf.find(bundleId)
    if (!product) throw new Error(`bundle ${bundleId} left the shelf`)
    const profile = profiles.reserve(product, customReference, delayMs, kind === 'same_iccid')
    if (!callbackUrl || kind === 'never') return profile.requestId

    const told = kind === 'wrong_order' ? somebodyElse(profile) : profile
    const tidy = {
      customReference: told.customReference,
      requestId: told.requestId,
      ...named(told),
      status: 'completed',
    }
    const message = kind === 'odd-notation' ? inOddNotation(tidy, fault?.hits ?? 0) : tidy
    const dueInMs = kind === 'late' ? (fault?.ms ?? LATE_MS) : delayMs
    const id = post.plan(callbackUrl, message, dueInMs)
    if (kind === 'twice') post.plan(callbackUrl, message, dueInMs)
    if (kind === 'before_answer') await post.sendNow(id)
    post.wake()
    return profile.requestId
  }

  // The right profile with another order's reference; if there is no other order, with a reference that the shop never
  // used.
  function somebodyElse(profile: Profile): Profile {
    const other = profiles.all().findLast((each) => each.customReference !== profile.customReference)
    return other ?? { ...profile, customReference: `${profile.customReference}-other` }
  }

  return routes
}

function named(profile: Profile) {
  return { idValue: profile.iccid, activationCode: profile.activationCode }
}

// ICCIDs and codes that no phone could use, as a network with an internal error might send them, and a code that only
// comes when asked for.
function misnamed(told: ReturnType<typeof named>, kind: string | null) {
  const { idValue } = told
  if (kind === 'iccid_17') return { ...told, idValue: idValue.slice(0, 17) }
  if (kind === 'iccid_21') return { ...told, idValue: `${idValue}00`.slice(0, 21) }
  if (kind === 'iccid_letters') return { ...told, idValue: `${idValue.slice(0, -2)}AB` }
  if (kind === 'no_code') return { ...told, activationCode: null }
  return kind === 'bad_code' ? { ...told, activationCode: BAD_CODE } : told
}

/** Not an LPA text: an address that a phone would open instead. */
export const BAD_CODE = 'https://smdp.sandbox.example/install'

function isHandedOut(profile: Profile): boolean {
  return profile.state !== 'preparing' && profile.state !== 'released'
}
