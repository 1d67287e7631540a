// Airalo Partners as a network that an owner can connect.
import type { ConnectableNetwork } from '#ports/connectable-network.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { airalo } from './airalo.ts'
import { airaloClient } from './client.ts'

const PACE: NetworkPace = { perSecond: 5, dearest: 1 }

export const airaloKind: ConnectableNetwork = {
  kind: 'airalo',
  name: 'Airalo Partners',
  url: 'https://partners-api.airalo.com',
  login: [
    { name: 'clientId', isOptional: false },
    { name: 'clientSecret', isOptional: false },
  ],
  open: ({ clientId = '', clientSecret = '' }, { url, guard, takeTurn, noteOdd, clock }) => {
    const settings = { url, clientId, clientSecret }
    const turn = () => takeTurn(PACE, 1)
    return airalo(settings, airaloClient(settings, { guard, takeTurn: turn, clock }), noteOdd)
  },
}
