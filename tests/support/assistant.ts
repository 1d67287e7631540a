// An assistant at the shop's address for them: the protocol's own client over HTTP.
import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { fetchAtHost } from './fetch-at-host.ts'

export type Assistant = Awaited<ReturnType<typeof openAssistant>>
type Visit = {
  /** A partner's API key. */
  key?: string
  ip?: string
  /** Of a brand. */
  host?: string
  /** Without it as most assistants speak today, with a handshake first. */
  revision?: '2026-07-28'
}

export async function openAssistant(shopUrl: string, { key, ip = '10.78.0.1', host, revision }: Visit = {}) {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    revision && { versionNegotiation: { mode: { pin: revision } } },
  )
  const headers = { 'x-forwarded-for': ip, ...(key && { authorization: `Bearer ${key}` }) }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', shopUrl), {
      requestInit: { headers },
      ...(host && { fetch: (url, init) => fetchAtHost(new URL(url), host, init ?? {}) }),
    }),
  )
  const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args })
  return {
    client,
    call,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    /** What a tool answered, which its text says too. */
    ask: async (name: string, args: Record<string, unknown> = {}) => {
      const answer = await call(name, args)
      const text = textOf(answer)
      if (answer.isError || JSON.stringify(answer.structuredContent) !== text) throw new Error(`${name}: ${text}`)
      return answer.structuredContent
    },
    /** Why a tool refused. */
    refused: async (name: string, args: Record<string, unknown> = {}) => {
      const answer = await call(name, args)
      if (!answer.isError || answer.structuredContent !== undefined) throw new Error(`${name} was not refused.`)
      return textOf(answer)
    },
  }
}

const textOf = ({ content: [said] }: CallToolResult): string => (said?.type === 'text' ? said.text : '')
