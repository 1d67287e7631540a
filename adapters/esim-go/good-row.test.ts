// The eSIMs of an order, as the network lists them: a good one is delivered whatever stands beside it.
import { describe, expect, it } from 'vitest'
import { esimGo } from './esim-go.ts'
import type { EsimGoClient } from './client.ts'

const ICCID = '8944123456789012345'
const GOOD = { iccid: ICCID, matchingId: 'A1B2-C3D4', smdpAddress: 'smdp.example.com' }
const ENTRY = {
  id: '1',
  networkOrder: 'theirs',
  isMarked: true,
  packageId: 'b',
  askedAt: new Date(0),
  reference: 'ours',
}

const unused = () => Promise.reject(new Error('This is not asked.'))
const findIn = (told: unknown) => {
  const network: EsimGoClient = {
    isLeftAlone: () => false,
    call: async (_request, read) => {
      const answer = read(told)
      if (answer === undefined) throw new Error('unreadable')
      return answer
    },
  }
  const journal = {
    list: () => Promise.resolve([ENTRY]),
    begin: unused,
    claim: unused,
    drop: unused,
    giveUp: unused,
    giveBack: unused,
    mark: unused,
    isClaimed: unused,
    isAwaited: unused,
    isMissed: unused,
  }
  return esimGo({ apiKey: 'key', network, journal, clock: { now: () => new Date(0) } }).findByReference(
    'ours',
    new Date(0),
  )
}

describe('the eSIM of an order', () => {
  it.each([
    [{ esims: [{ iccid: 'n/a' }, GOOD] }],
    [{ esims: [GOOD, { ...GOOD, iccid: 'broken' }] }],
    [[null, { ...GOOD, matchingId: 'null' }, GOOD]],
  ])('is delivered from %j', async (told) => {
    expect(await findIn(told)).toMatchObject([{ iccid: ICCID, activationCode: 'LPA:1$smdp.example.com$A1B2-C3D4' }])
  })

  it('is unusable, or unknown, if no row is good', async () => {
    await expect(findIn({ esims: [{ iccid: 'n/a' }] })).rejects.toMatchObject({ fault: 'unusable_iccid' })
    await expect(findIn([null, 'x'])).rejects.toMatchObject({ fault: 'unreadable' })
  })
})
