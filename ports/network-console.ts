// The network for the staff tools: a fixed list of calls, whose responses are shown unchanged.

export type EndpointGroup = 'main' | 'usage' | 'search' | 'advanced'

/** Our names for the calls; paths and fields are the network's own. */
export type EndpointId =
  | 'thing'
  | 'status'
  | 'bundle'
  | 'codes'
  | 'qrcode'
  | 'usage'
  | 'history'
  | 'top_up'
  | 'things'
  | 'things_by_reference'
  | 'profile_by_reference'
  | 'products'
  | 'countries'
  | 'change_product'
  | 'roaming'
  | 'add_alias'
  | 'drop_alias'
  | 'sms'
  | 'refresh'
  | 'allocate'
  | 'release'

/** A parameter of a call, under our own name: `iccid`, `bundleId`, and `reference` mean the same in all calls. */
export type Parameter = {
  name: string
  /** Where it goes; `made` is a reference that the server creates and nobody types. */
  place: 'path' | 'query' | 'body' | 'made'
  kind: string
  /** The initial value of the field (after-purchase rules §9 "Console test values"). */
  initial?: string
  isOptional?: boolean
}

export type NetworkEndpoint = {
  id: EndpointId
  group: EndpointGroup
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Names in braces are parameters. */
  path: string
  /** `spends`: makes a change that costs money. */
  effect: 'reads' | 'changes' | 'spends'
  parameters: readonly Parameter[]
}

export type EndpointValues = Record<string, string>
export type ValuesAnswer = { ok: true; values: EndpointValues } | { ok: false; wrong: string[] }

export type WrittenCall = {
  method: NetworkEndpoint['method']
  path: string
  body: Record<string, string | number> | null
}

export type ConsoleAnswer = {
  method: string
  /** Path and query, without the host. */
  path: string
  requestBody: string | null
  status: number
  durationMs: number
  contentType: string
  /** At most 64 kB of the response, without any token; for a picture, only its size. */
  text: string
  isCut: boolean
}

/** What a response means, as far as the shop uses it. */
export type ConsoleFinding = {
  /** In the network's own words, or its status if it has none (storefront rules §7). */
  said: string
  /** The ICCID in the response; null if there is no plausible one. */
  iccid: string | null
}

/** `request` is the call as staff sees it. */
type TokenAnswer = { request: string } & ({ ok: true } | { ok: false; reason: 'no_token' | 'failed'; said: string })

export type NetworkConsole = {
  /** The network is simulated on this machine. */
  isPretended: boolean
  /** Every call that may be made; no other is ever sent (after-purchase rules §7 "API console"). */
  endpoints: readonly NetworkEndpoint[]
  /** The typed values of an endpoint, trimmed; `wrong` names the parameters that are missing or malformed. */
  readValues: (endpoint: NetworkEndpoint, typed: (name: string) => string | null) => ValuesAnswer
  /** The full call; invalid values are never included (safety case J05). */
  writeCall: (endpoint: NetworkEndpoint, values: EndpointValues) => WrittenCall
  /** Makes sure that there is a token, without revealing it. */
  checkToken: () => Promise<TokenAnswer>
  /** Makes one call; the network's refusal is a response too. Throws VendorError if there was none. */
  call: (endpoint: EndpointId, values: EndpointValues) => Promise<ConsoleAnswer>
  readAnswer: (answer: Pick<ConsoleAnswer, 'status' | 'text'>) => ConsoleFinding
}
