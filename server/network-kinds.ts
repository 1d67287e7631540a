// The kinds of networks that an owner can connect. A new one is a folder in `adapters/` and a line here.
import { airaloKind } from '#adapters/airalo/kind.ts'
import { esimAccessKind } from '#adapters/esim-access/kind.ts'
import { esimGoKind } from '#adapters/esim-go/kind.ts'
import { zenditKind } from '#adapters/zendit/kind.ts'
import type { ConnectableNetwork } from '#ports/connectable-network.ts'

export const NETWORK_KINDS: ConnectableNetwork[] = [esimAccessKind, airaloKind, esimGoKind, zenditKind]
