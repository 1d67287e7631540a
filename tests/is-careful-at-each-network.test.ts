// What the shop may rely on at any connected network that writes what nobody expects, has ended an eSIM, or wants to be
// paid, tried with each adapter against the sandbox that plays its network.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Wholesaler } from '#sandbox/wholesale/wholesaler.ts'
import { failureOf } from './support/failure-of.ts'
import { NETWORK_STANDS, type Stand } from './support/network-stands.ts'
import { aListener } from './support/vendor-listener.ts'
import { promisingNetwork } from './support/promising-network.ts'

const { Specified: _specified, ...CONNECTED } = NETWORK_STANDS

/** What a call about an eSIM ends with: its answer, or the fault of a vendor. */
const ended = <Answer>(call: Promise<Answer>) =>
  call.catch((error: unknown) => {
    if (error instanceof VendorError) return error
    throw error
  })

describe.each(Object.entries(CONNECTED))('a connected network: %s', (_network, open) => {
  const promising = promisingNetwork(open)
  const { order, found, one } = promising
  let stand: Stand
  let played: Wholesaler
  beforeAll(() => {
    stand = promising.stand()
    played = stand.played ?? expect.unreachable('Nobody plays this network.')
  })

  /** Each call about an eSIM that has this fault has it from now on. */
  function spoilAll(...kinds: string[]): void {
    for (const [at, known] of Object.entries(played.faultPlaces)) {
      const kind = kinds.find((each) => known.includes(each))
      if (kind && at !== 'webhook') played.faults.set({ at, kind, times: 100 })
    }
  }
  const esimOf = ({ networkEsimId, iccid }: Profile) =>
    played.book.find(networkEsimId) ?? played.book.ofIccid(iccid) ?? expect.unreachable('The network lost an eSIM.')
  const callsAbout = (profile: Profile, reference: string) => {
    const { findCodes, findUsage, findBalance, profileState } = stand.provider
    return [
      () => found(reference),
      () => findUsage(profile),
      () => findBalance(profile),
      () => findCodes(profile),
      () => profileState(profile),
    ]
  }

  it('refuses an ICCID that is a number, since its last digits are lost, and tells no other one', async () => {
    const profile = await one('iccid-number')
    spoilAll('iccid_number')
    const answers: unknown[] = []
    for (const call of callsAbout(profile, 'iccid-number')) answers.push(await ended<unknown>(call()))
    const [faults, told] = [answers.filter(isFault), answers.filter((answer) => !isFault(answer))]
    const iccids = JSON.stringify(told).match(/\d{18,20}/g) ?? []
    expect(iccids.filter((iccid) => iccid !== profile.iccid)).toEqual([])
    expect(faults.length).toBeGreaterThan(0)
    stand.mend()
    expect(await found('iccid-number')).toMatchObject([{ iccid: profile.iccid }])
  })

  it('goes on with a state that it doesn’t know, and notes it', async () => {
    const profile = await one('unknown-state')
    stand.install(profile)
    spoilAll('unknown_status', 'unknown_state')
    for (const call of callsAbout(profile, 'unknown-state')) {
      stand.wait(1800)
      await ended<unknown>(call())
    }
    expect(stand.odd.length).toBeGreaterThan(0)
    stand.mend()
    stand.wait(1800)
    expect(await stand.provider.findUsage(profile)).toMatchObject({ totalMb: stand.packageMb })
    expect(await found('unknown-state')).toHaveLength(1)
  })

  it('makes no order of a call that was one too many, whether or not the network says for how long', async () => {
    for (const kind of ['rate_limit', 'rate_limit_bare']) {
      stand.spoil('order', kind)
      const refusal = { outcome: 'refused', isRetryable: true, fault: 'busy' }
      expect(await failureOf(order(`busy-${kind}`))).toMatchObject(refusal)
      stand.wait(60)
      expect(await found(`busy-${kind}`)).toEqual([])
      expect(await one(`busy-${kind}`)).toMatchObject({ iccid: expect.any(String) })
    }
  })

  it('adds nothing to an eSIM that the network has ended, and pays nothing', async () => {
    const profile = await one('ended')
    stand.install(profile)
    played.book.end(esimOf(profile).id, 'recycled')
    stand.wait(1800)
    const credit = played.book.balance()
    const { packageId, provider } = stand
    const request = { esim: profile, packageId, days: null, mostPaid: null, reference: 'ended-1' }
    expect(await failureOf(provider.topUp(request))).toMatchObject({ outcome: 'refused' })
    expect(played.book.balance()).toBe(credit)
  })

  it('tells what is left to spend, and refuses what that doesn’t cover', async () => {
    const before = played.book.balance()
    played.book.setBalance(0)
    expect(await stand.provider.creditBalance()).toMatchObject({ units: 0 })
    expect(await failureOf(order('unpaid'))).toMatchObject({ outcome: 'refused', fault: 'no_credit' })
    expect(played.book.balance()).toBe(0)
    played.book.setBalance(before)
    expect(await found('unpaid')).toEqual([])
    expect(await stand.provider.creditBalance()).not.toMatchObject({ units: 0 })
  })

  it('hears the same in a message that comes twice, and nothing in one that somebody changed and couldn’t sign', async () => {
    const door = await aListener()
    for (const name of played.webhookSettings) played.settings.set(name, door.url)
    if (played.hasVersions) played.settings.set('webhook version', 'V3')
    played.faults.set({ at: 'webhook', kind: 'twice', times: 100 })
    try {
      const profile = await one('told')
      stand.install(profile)
      played.phones.leave(esimOf(profile).number, 10)
      for (let turn = 0; turn < 50 && (door.heard.length < 2 || !played.isQuiet()); turn += 1) stand.wait(30)
      await expect.poll(() => door.heard.length, { timeout: 10_000 }).toBeGreaterThan(1)
      const parse = (body: string, headers: Record<string, unknown>) =>
        stand.provider.parseCallback(JSON.parse(body), textsOf(headers), body)
      const told = door.heard.map(({ body, headers }) => parse(body, headers))
      expect(told).not.toContain('forged')
      const names = told.flatMap((about) =>
        about === null || about === 'forged' ? [] : [about.networkEsimId, about.iccid, about.reference],
      )
      const { networkEsimId, iccid } = profile
      expect(names.filter((name) => name !== null)).toEqual(
        expect.arrayContaining([
          expect.toBeOneOf([networkEsimId, iccid, 'told', stand.provider.toldReference('told')]),
        ]),
      )
      const bodies = Map.groupBy(door.heard, ({ body }) => body)
      expect([...bodies.values()].some(({ length }) => length > 1)).toBe(true)
      const [first] = door.heard
      const isSigned = Object.keys(first?.headers ?? {}).some((name) => name.includes('signature'))
      const changed = (first?.body ?? '').replace(/\d(?=\D*$)/, '0 ')
      // Unsigned ones only tell what to ask about.
      const heard = parse(changed.trim(), first?.headers ?? {})
      expect(isSigned ? heard : 'forged').toBe('forged')
    } finally {
      await door.close()
    }
  })
})

const textsOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

const isFault = (answer: unknown): answer is VendorError => answer instanceof VendorError
