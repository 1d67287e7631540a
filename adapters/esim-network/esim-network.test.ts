// Against the sandbox's network: whatever it answers, the shop gets a validated answer or a VendorError, never anything
// else.
import { aPurchase } from '#tests/support/played-network.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { namedByIccid, type EsimProvider } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { esimNetwork } from './esim-network.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
let provider: EsimProvider
let iccid: string
beforeAll(async () => {
  sandbox = await startLoneSandbox({
    networkClientId: 'shop',
    networkClientSecret: 'hush',
    callbackDelayMs: 1,
  })
  const opened = aProvider()
  await opened.allocate({
    ...aPurchase('adapter-1'),
    callbackUrl: 'http://localhost:9/webhooks/network/x',
  })
  const isThere = async () => {
    const [profile] = await opened.findByReference('adapter-1', new Date(0))
    if (!profile) throw new Error('The network has not made the profile yet.')
    return profile.iccid
  }
  iccid = await vi.waitFor(isThere, 60_000)
})
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.network.faults.clear()
  provider = aProvider()
})

const aProvider = (settings: Partial<{ clientSecret: string; url: string }> = {}) =>
  esimNetwork({ url: sandbox.url, clientId: 'shop', clientSecret: 'hush', ...settings })
const spoil = (at: string, kind: string, times?: number) => sandbox.network.faults.set({ at, kind, times })
/** Counts how often an endpoint of the network was called, with a fault that does no harm. */
const counted = (at: string) => {
  sandbox.network.faults.set({ at, kind: 'slow', ms: 0 })
  return () => sandbox.network.faults.list().find((fault) => fault.at === at)?.hits ?? 0
}

const failureOf = async (work: Promise<unknown>): Promise<VendorError> => {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof VendorError) return failure
  throw new Error(`Expected a VendorError, not ${String(failure)}`)
}

describe('the token of the network', () => {
  afterEach(() => void vi.useRealTimers())

  it('is fetched once, however many ask at the same time', async () => {
    const fetched = counted('token')
    await Promise.all(Array.from({ length: 20 }, () => provider.findByReference('adapter-1', new Date(0))))
    expect(fetched()).toBe(1)
  })

  it('is reused for fifty minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const fetched = counted('token')
    await provider.ensureToken()
    vi.setSystemTime(Date.now() + 49 * 60_000)
    await provider.ensureToken()
    expect(fetched()).toBe(1)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    await provider.ensureToken()
    expect(fetched()).toBe(2)
  })

  it('is fetched again once if it expires, for all calls that notice at the same time', async () => {
    await provider.ensureToken()
    spoil('lookup', 'unauthorized', 1)
    const fetched = counted('token')
    const found = await Promise.all(Array.from({ length: 5 }, () => provider.findByReference('adapter-1', new Date(0))))
    expect(found.every(([profile]) => profile?.iccid === iccid)).toBe(true)
    expect(fetched()).toBeLessThanOrEqual(2)
  })

  it('is not fetched in a loop if the network refuses every token', async () => {
    spoil('lookup', 'unauthorized')
    const fetched = counted('token')
    expect(await failureOf(provider.findByReference('adapter-1', new Date(0)))).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
    })
    expect(fetched()).toBe(2)
  })

  it('is fetched again if the first fetch failed', async () => {
    spoil('token', 'fail_before', 1)
    expect(await failureOf(provider.ensureToken())).toMatchObject({ isRetryable: true })
    await provider.ensureToken()
  })

  it('is not retried with a wrong secret', async () => {
    expect(await failureOf(aProvider({ clientSecret: 'wrong' }).ensureToken())).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
    })
  })
})

describe('an answer of the network', () => {
  const reads = [
    ['token', () => provider.ensureToken()],
    ['lookup', () => provider.findByReference('adapter-1', new Date(0))],
    ['codes', () => provider.findCodes(namedByIccid(iccid))],
    ['qrcode', () => provider.fetchQrCode(namedByIccid(iccid))],
    ['bundle', () => provider.findBalance(namedByIccid(iccid))],
    ['history', () => provider.findLastTopUp(namedByIccid(iccid), 90)],
    ['history', () => provider.findTopUpByReference(namedByIccid(iccid), 'adapter-1', 90)],
    ['history', () => provider.listTopUpReferences(namedByIccid(iccid), 90)],
    ['bundle', () => provider.findUsage(namedByIccid(iccid))],
    ['list', () => provider.listEsims()],
  ] as const
  const kinds = [
    'html',
    'php',
    'empty',
    'huge',
    'fail_before',
    'fail_after',
    'reset',
    'maintenance',
    'rate_limit',
    'no_credit',
  ]

  it.each(reads.flatMap(([at, read]) => kinds.map((kind) => [at, kind, read] as const)))(
    'to %s that is %s becomes a VendorError (D13)',
    async (at, kind, read) => {
      spoil(at, kind)
      const failure = await failureOf(read())
      expect(failure.vendor).toBe('network')
      expect(failure.message).not.toMatch(/<|mysqli|doctype/i)
      expect(failure.message.length).toBeLessThanOrEqual(200)
    },
  )

  it.each([
    ['token', () => provider.ensureToken()],
    ['codes', () => provider.findCodes(namedByIccid(iccid))],
  ] as const)('to %s with only nulls becomes a VendorError', async (at, read) => {
    spoil(at, 'null')
    expect(await failureOf(read())).toMatchObject({ outcome: 'unknown', isRetryable: true })
  })

  it('without a profile is an empty list', async () => {
    expect(await provider.findByReference('nobody', new Date(0))).toEqual([])
  })

  it('is readable if the balance is null, text, or negative', async () => {
    const { balanceMb } = await provider.findBalance(namedByIccid(iccid))
    spoil('bundle', 'null', 1)
    expect(await provider.findBalance(namedByIccid(iccid))).toEqual({ balanceMb: null, expiresAt: null })
    spoil('bundle', 'string', 1)
    expect(await provider.findBalance(namedByIccid(iccid))).toMatchObject({ balanceMb })
    spoil('bundle', 'negative', 1)
    expect((await provider.findBalance(namedByIccid(iccid))).balanceMb).toBeLessThan(0)
  })

  it('without a history means no top-up', async () => {
    spoil('history', 'missing', 1)
    expect(await provider.findLastTopUp(namedByIccid(iccid), 90)).toBeNull()
  })

  it('with a refusal passes on the network’s sentence', async () => {
    spoil('allocate', 'out_of_stock')
    const refused = await failureOf(
      provider.allocate({ ...aPurchase('adapter-2'), callbackUrl: 'http://localhost:9/' }),
    )
    expect(refused).toMatchObject({
      outcome: 'refused',
      isRetryable: false,
      message: 'No profiles in stock for this bundle',
    })
  })

  it.each([
    ['fail_before', 'unknown'],
    ['fail_after', 'unknown'],
    ['reset', 'unknown'],
    ['reset_after', 'unknown'],
    ['no_credit', 'refused'],
    ['rate_limit', 'refused'],
  ] as const)('to an allocation that is %s is %s', async (kind, outcome) => {
    spoil('allocate', kind)
    expect(
      await failureOf(provider.allocate({ ...aPurchase(`adapter-${kind}`), callbackUrl: 'http://localhost:9/' })),
    ).toMatchObject({ outcome })
  })

  it('that never came because nobody listens is unknown', async () => {
    expect(await failureOf(aProvider({ url: 'http://127.0.0.1:9' }).listEsims())).toMatchObject({
      outcome: 'unknown',
      isRetryable: true,
    })
  })

  it('with a picture is returned as it is', async () => {
    expect(
      Buffer.from((await provider.fetchQrCode(namedByIccid(iccid))) ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
})

const topUp = (reference: string) => provider.topUp({ esim: namedByIccid(iccid), ...aPurchase(reference, '01032_6') })
const findTopUp = (reference: string) => provider.findTopUpByReference(namedByIccid(iccid), reference, 90)

const allocate = (reference: string) =>
  provider.allocate({ ...aPurchase(reference), callbackUrl: 'http://localhost:9/webhooks/network/x' })

describe('what is ordered', () => {
  it.each(['html', 'php', 'huge'])(
    'is not trusted if the answer is %s: we look up whether it was done',
    async (kind) => {
      spoil('allocate', kind, 1)
      expect(await failureOf(allocate(`ordered-${kind}`))).toMatchObject({ outcome: 'unknown', isRetryable: true })
      await vi.waitFor(
        async () => expect(await provider.findByReference(`ordered-${kind}`, new Date(0))).toHaveLength(1),
        60_000,
      )
    },
  )

  it('may be accepted with an empty answer', async () => {
    spoil('allocate', 'empty', 1)
    await expect(allocate('ordered-empty')).resolves.toBeUndefined()
  })

  it.each(['html', 'php'])('is not counted as released if the answer is %s', async (kind) => {
    await allocate(`back-${kind}`)
    const [profile] = await vi.waitFor(async () => {
      const found = await provider.findByReference(`back-${kind}`, new Date(0))
      expect(found).toHaveLength(1)
      return found
    }, 60_000)
    spoil('release', kind, 1)
    expect(await failureOf(provider.release(profile ?? namedByIccid('')))).toMatchObject({ outcome: 'unknown' })
    await expect(provider.release(profile ?? namedByIccid(''))).resolves.toBeUndefined()
  })
})

describe('a top-up', () => {
  it('adds its data and is found by its reference among the others', async () => {
    const { balanceMb } = await provider.findBalance(namedByIccid(iccid))
    await topUp('top-1')
    expect((await provider.findBalance(namedByIccid(iccid))).balanceMb).toBe((balanceMb ?? 0) + 512)
    expect(await findTopUp('top-1')).toEqual({ totalMb: 512, zone: '01032_6' })
    expect(await findTopUp('adapter-1')).toEqual({ totalMb: 5120, zone: '01032_3' })
    expect(await findTopUp('nobody')).toBeNull()
    expect(await provider.findLastTopUp(namedByIccid(iccid), 90)).toEqual({ totalMb: 512, zone: '01032_6' })
  })

  it.each([
    ['fail_before', 'unknown', false],
    ['fail_after', 'unknown', true],
    ['reset', 'unknown', false],
    ['reset_after', 'unknown', true],
    ['html', 'unknown', true],
    ['php', 'unknown', true],
    ['empty', 'unknown', true],
    ['huge', 'unknown', true],
    ['no_credit', 'refused', false],
    ['maintenance', 'unknown', false],
    ['rate_limit', 'refused', false],
  ] as const)('that is %s is %s, and its history tells whether it happened: %s', async (kind, outcome, hasHappened) => {
    spoil('topup', kind, 1)
    expect(await failureOf(topUp(`top-${kind}`))).toMatchObject({ outcome })
    expect((await findTopUp(`top-${kind}`)) !== null).toBe(hasHappened)
  })

  it('of an unknown eSIM is not retried', async () => {
    expect(
      await failureOf(provider.topUp({ esim: namedByIccid('8988300000000000001'), ...aPurchase('top-2', '01032_6') })),
    ).toMatchObject({ outcome: 'refused', isRetryable: false })
  })

  it('is not assumed missing if the history says nothing', async () => {
    spoil('history', 'null', 1)
    expect(await failureOf(findTopUp('top-1'))).toMatchObject({ outcome: 'unknown', isRetryable: true })
  })
})
