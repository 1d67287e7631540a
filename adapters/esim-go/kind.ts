// eSIM Go as a network that an owner can connect.
import type { ConnectableNetwork } from '#ports/connectable-network.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { esimGoClient } from './client.ts'
import { esimGo } from './esim-go.ts'

const TOKENS: NetworkPace = { perSecond: 10, dearest: 5 }

export const esimGoKind: ConnectableNetwork = {
  kind: 'esim-go',
  name: 'eSIM Go',
  url: 'https://api.esim-go.com',
  login: [{ name: 'apiKey', isOptional: false }],
  open: ({ apiKey = '' }, { url, guard, takeTurn, journal, noteOdd, clock }) => {
    const turn = (tokens: number) => takeTurn(TOKENS, tokens)
    const network = esimGoClient({ url, apiKey }, { guard, takeTurn: turn, clock })
    return esimGo({ apiKey, network, journal: journal(), clock, noteOdd })
  },
}
