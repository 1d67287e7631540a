import { expect, it } from 'vitest'
import { createNetworks } from '#ports/networks.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { playedNetwork } from '#tests/support/played-network.ts'
import { tellNodes } from './connect-network.ts'

it('other nodes are told of a change even if this one can’t read the networks again', async () => {
  const announced: string[] = []
  const networks = createNetworks(
    { [HOME_NETWORK]: playedNetwork().provider },
    { kinds: [], tryOut: () => null, connect: () => Promise.reject(new Error('The database is away.')) },
  )
  await expect(tellNodes({ networks, announceReading: (what) => void announced.push(what) })).rejects.toThrow('is away')
  expect(announced).toEqual(['networks', 'catalogue'])
})
