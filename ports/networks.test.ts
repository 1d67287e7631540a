import { expect, it } from 'vitest'
import { HOME_NETWORK, type NetworkId } from '#values/network-id.ts'
import type { EsimProvider } from './esim-provider.ts'
import { createNetworks } from './networks.ts'
import { playedNetwork } from '#tests/support/played-network.ts'

it('knows a network that was connected at another node, as soon as somebody does something about it', async () => {
  const connected: Record<NetworkId, EsimProvider> = {}
  let reads = 0
  const networks = createNetworks(
    { [HOME_NETWORK]: playedNetwork().provider },
    {
      kinds: [],
      tryOut: () => null,
      connect: () => {
        reads += 1
        return Promise.resolve({ ...connected })
      },
    },
  )
  expect(await networks.isConnected(HOME_NETWORK)).toBe(true)
  expect(reads).toBe(0)
  expect(await networks.isConnected('new')).toBe(false)
  connected['new'] = playedNetwork().provider
  expect(await networks.isConnected('new')).toBe(true)
  expect(await networks.isConnected('new')).toBe(true)
  expect([reads, networks.of('new')]).toEqual([2, connected['new']])
})
