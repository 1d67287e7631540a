// The network as the staff's tools see it: one call out of the table of endpoints, answered as it was answered.
import type { EndpointId, EndpointValues } from '#shop/values/network-endpoint.ts'

export type ConsoleAnswer = {
  method: string
  /** Path and query, without the host. */
  path: string
  requestBody: string | null
  status: number
  durationMs: number
  contentType: string
  /** At most 64 kB of the answer, without any token; of a picture its size alone. */
  text: string
  isCut: boolean
}

type TokenAnswer = { ok: true } | { ok: false; reason: 'no_token' | 'failed'; said: string }

export type NetworkConsole = {
  /** The network is a pretended one on this machine. */
  isPretended: boolean
  /** Makes sure that there is a token; the token itself is told to nobody. */
  checkToken: () => Promise<TokenAnswer>
  /** Makes one call; a refusal of the network is an answer. Throws VendorError when there was none. */
  call: (endpoint: EndpointId, values: EndpointValues) => Promise<ConsoleAnswer>
}
