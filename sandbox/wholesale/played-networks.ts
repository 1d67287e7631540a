// The wholesalers that the sandbox plays, by the beginning of their paths, which is also the name that their faults are
// planned for and the kind of network that an owner connects. A new one is a folder in `sandbox/` and a line here.
import { airaloServer } from '../airalo/airalo-server.ts'
import { accessServer } from '../esim-access/access-server.ts'
import { goServer } from '../esim-go/go-server.ts'
import { zenditServer } from '../zendit/zendit-server.ts'
import type { WholesaleOptions, Wholesaler } from './wholesaler.ts'

export const PLAYED_NETWORKS = {
  'esim-access': accessServer,
  airalo: airaloServer,
  'esim-go': goServer,
  zendit: zenditServer,
} satisfies Record<string, (options: WholesaleOptions) => Wholesaler>
