// Zendit as a network that an owner can connect.
import type { ConnectableNetwork } from '#ports/connectable-network.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { zenditClient } from './client.ts'
import { zendit } from './zendit.ts'

/** No limit is documented but one for polling, which is a call a second for each transaction. */
const PACE: NetworkPace = { perSecond: 5, dearest: 1 }

export const zenditKind: ConnectableNetwork = {
  kind: 'zendit',
  name: 'Zendit',
  url: 'https://api.zendit.io',
  login: [{ name: 'apiKey', isOptional: false }],
  open: ({ apiKey = '' }, { url, guard, takeTurn, journal, noteOdd, clock }) => {
    const turn = () => takeTurn(PACE, 1)
    const network = zenditClient({ url, apiKey }, { guard, takeTurn: turn, clock })
    return zendit({ network, journal, noteOdd, clock })
  },
}
