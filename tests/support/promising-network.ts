// A network whose promises are tried, at its sandbox, and what our paper says of it.
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Profile } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from './lone-sandbox.ts'
import type { Stand } from './network-stands.ts'

export const yesNo = (isSo: boolean) => (isSo ? 'yes' : 'no')
const PAPER = readFileSync('docs/networks.md', 'utf8')
/** What a line of the promises says, by network. */
export const cellsOf = (promise: string): string[] => {
  const line = PAPER.split('\n').find((each) => each.startsWith(`| ${promise} |`)) ?? ''
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())
}

/** Opens it for the tests of a block. */
export function promisingNetwork(open: (sandbox: Sandbox) => Stand | Promise<Stand>) {
  let sandbox: Sandbox
  let stand: Stand
  let began: Date
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ networkClientId: 'shop', networkClientSecret: 'hush', callbackDelayMs: 1 })
    stand = await open(sandbox)
    began = sandbox.clock.now()
  })
  afterAll(async () => {
    await stand.close?.()
    await sandbox.close()
  })
  afterEach(() => {
    stand.mend()
    stand.odd.length = 0
  })

  const order = (reference: string) => {
    const { provider, packageId } = stand
    const callbackUrl = 'http://localhost:9/webhooks/network/x'
    return provider.allocate({ packageId, days: null, mostPaid: null, reference, callbackUrl })
  }
  const found = (reference: string) => stand.provider.findByReference(reference, began)

  /** As the shop does: what became of an unclear order is looked up before it is ordered again. */
  async function bought(reference: string): Promise<Profile[]> {
    try {
      await order(reference)
    } catch (error) {
      if (!(error instanceof VendorError) || error.outcome !== 'unknown') throw error
      stand.wait(5)
      if ((await lookedUp(reference)).length === 0) await order(reference)
    }
    return vi.waitFor(async () => {
      stand.wait(5)
      const profiles = await found(reference)
      if (profiles.length === 0) throw new Error('The network has not made the profile yet.')
      return profiles
    }, 20_000)
  }
  const lookedUp = (reference: string) => vi.waitFor(() => found(reference), 20_000)

  async function one(reference: string): Promise<Profile> {
    const [profile] = await bought(reference)
    if (!profile) throw new Error('There is no profile.')
    return profile
  }

  return { stand: () => stand, order, found, bought, one }
}
