// eSIM Access as a network that an owner can connect.
import type { ConnectableNetwork } from '#ports/connectable-network.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { esimAccessClient } from './client.ts'
import { esimAccess } from './esim-access.ts'

const PACE: NetworkPace = { perSecond: 8, dearest: 1 }

export const esimAccessKind: ConnectableNetwork = {
  kind: 'esim-access',
  name: 'eSIM Access',
  url: 'https://api.esimaccess.com',
  login: [
    { name: 'accessCode', isOptional: false },
    { name: 'secret', isOptional: true },
  ],
  open: ({ accessCode = '', secret = null }, { url, guard, takeTurn, journal, noteOdd, clock }) => {
    const settings = { url, accessCode, secret }
    const turn = () => takeTurn(PACE, 1)
    return esimAccess(settings, esimAccessClient(settings, { guard, takeTurn: turn, clock }), noteOdd, journal)
  },
}
