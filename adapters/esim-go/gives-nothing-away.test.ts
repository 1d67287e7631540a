// Against the sandbox's eSIM Go: nothing is given back for nothing, and a question is no purchase.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { failureOf } from '#tests/support/failure-of.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { esimGoNetwork } from '#tests/support/network-stands.ts'

const BUNDLE = 'esim_3GB_15D_IT_V2'

describe('an eSIM of eSIM Go', () => {
  let sandbox: Sandbox
  let stand: Awaited<ReturnType<typeof esimGoNetwork>>
  let provider: EsimProvider
  const network = () => sandbox.wholesalers.of('esim-go')
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 1 })
    stand = await esimGoNetwork(sandbox)
    provider = stand.provider
  })
  afterAll(async () => {
    await stand.close?.()
    await sandbox.close()
  })

  const found = (reference: string) => provider.findByReference(reference, sandbox.clock.now())
  const one = async (reference: string): Promise<Profile> => {
    await provider.allocate({ packageId: BUNDLE, days: null, mostPaid: null, reference, callbackUrl: '' })
    const [profile] = await found(reference)
    if (!profile) throw new Error('There is no profile.')
    return profile
  }

  it.each(['no right to money', 'too late'])('is not given back for nothing: %s', async (why) => {
    const esim = await one(`kept: ${why}`)
    const credit = network().book.balance()
    if (why === 'too late') stand.wait(61 * 86_400)
    else stand.spoil('release', 'no_right')
    expect(await failureOf(provider.release(esim))).toMatchObject({ outcome: 'refused', fault: 'conflict' })
    expect(await found(`kept: ${why}`)).toHaveLength(1)
    expect(network().book.balance()).toBe(credit)
  })

  it('gets no more data if nobody says whether it fits, and that is no unknown purchase', async () => {
    const esim = await one('unsaid')
    network().faults.set({ at: 'esim', kind: 'reset', times: 1 })
    const more = { esim, packageId: BUNDLE, days: null, mostPaid: null, reference: 'unsaid-more' }
    expect(await failureOf(provider.topUp(more))).toMatchObject({ outcome: 'refused', isRetryable: true })
  })
})
