// The network as the staff's tools see it: a closed list of calls, and one call out of it, answered as it was answered.

export type EndpointGroup = 'main' | 'usage' | 'search' | 'advanced'

/** Our names of the calls; paths and fields are the network's own and come with the list. */
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

/** What a call wants to know, under our name for it: `iccid`, `bundleId` and `reference` mean the same in all calls. */
export type Parameter = {
  name: string
  /** Where it goes; `made` is a reference that the server makes and nobody types. */
  place: 'path' | 'query' | 'body' | 'made'
  kind: string
  /** What the field holds at first (after-purchase rules §9 "Console test values"). */
  initial?: string
  isOptional?: boolean
}

export type NetworkEndpoint = {
  id: EndpointId
  group: EndpointGroup
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Names in braces are parameters. */
  path: string
  /** `spends` changes something and costs money. */
  effect: 'reads' | 'changes' | 'spends'
  parameters: readonly Parameter[]
}

export type EndpointValues = Record<string, string>
export type ValuesRead = { ok: true; values: EndpointValues } | { ok: false; wrong: string[] }

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
  /** At most 64 kB of the answer, without any token; of a picture its size alone. */
  text: string
  isCut: boolean
}

/** What the answer to a call means, as far as the shop goes by it. */
export type ConsoleFinding = {
  /** In the network's own words, or its status where it has none (storefront rules §7). */
  said: string
  /** The profile that the answer names; null when it names none that could be one. */
  iccid: string | null
}

/** `request` is the call as staff reads it. */
type TokenAnswer = { request: string } & ({ ok: true } | { ok: false; reason: 'no_token' | 'failed'; said: string })

export type NetworkConsole = {
  /** The network is a pretended one on this machine. */
  isPretended: boolean
  /** Every call that may be made: what is not in this list is not asked (after-purchase rules §7 "API console"). */
  endpoints: readonly NetworkEndpoint[]
  /** What was typed for an endpoint, trimmed; `wrong` names the parameters that are missing or have another form. */
  readValues: (endpoint: NetworkEndpoint, typed: (name: string) => string | null) => ValuesRead
  /** The call in full; values that do not fit are never written (safety case J05). */
  writeCall: (endpoint: NetworkEndpoint, values: EndpointValues) => WrittenCall
  /** Makes sure that there is a token; the token itself is told to nobody. */
  checkToken: () => Promise<TokenAnswer>
  /** Makes one call; a refusal of the network is an answer. Throws VendorError when there was none. */
  call: (endpoint: EndpointId, values: EndpointValues) => Promise<ConsoleAnswer>
  readAnswer: (answer: Pick<ConsoleAnswer, 'status' | 'text'>) => ConsoleFinding
}
