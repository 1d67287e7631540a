// What the console answers to a press of one of its buttons, and how an answer of the network is written out.
import type { ConsoleAnswer, EndpointGroup, EndpointId, WrittenCall } from '#ports/network-console.ts'

export type ConsoleEntries = Record<string, string>

export type ConsoleResult = { id: string; endpoint: EndpointId; answer: ConsoleAnswer; at: string }

export type ConsoleReply =
  | { kind: 'answered'; result: ConsoleResult; typed: ConsoleEntries }
  | {
      kind: 'confirm'
      endpoint: EndpointId
      isSpending: boolean
      sealed: string
      call: WrittenCall
      typed: ConsoleEntries
    }
  | { kind: 'filled'; typed: ConsoleEntries }
  | { kind: 'refused'; fields: ConsoleEntries; error: string | null; typed: ConsoleEntries }

export const ENDPOINT_GROUPS = ['main', 'usage', 'search', 'advanced'] as const satisfies EndpointGroup[]

export const tabOf = (search: URLSearchParams): EndpointGroup =>
  ENDPOINT_GROUPS.find((group) => group === search.get('tab')) ?? 'main'

/** The name of a parameter's field; the ICCID is one field for all calls. */
export const fieldName = (endpoint: EndpointId, parameter: string): string =>
  parameter === 'iccid' ? 'iccid' : `${endpoint}.${parameter}`

/** JSON on many lines; anything else as it came. */
export function prettyText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The same call for a terminal; host and token are the reader's own variables. */
export function toCurl({ method, path, requestBody }: Pick<ConsoleAnswer, 'method' | 'path' | 'requestBody'>): string {
  return [
    `curl -X ${method} "$ESIM_API_URL"${quoted(path)}`,
    `-H "Authorization: Bearer $ESIM_TOKEN"`,
    ...(requestBody === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(requestBody)}`]),
  ].join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
