// The tools that one request may use: everybody's, and those of the partner API that its key allows.
import type { McpServer } from '@modelcontextprotocol/server'
import { agentCopy } from '#app/copy/partners/agents.ts'
import { brandContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ApiKey } from '#shop/partners/api/api-key.ts'
import { DEVICE_TOOL } from './device-tool.ts'
import { ORDER_TOOL } from './order-tool.ts'
import { partnerTools } from './partner-tools.ts'
import { TRIP_TOOLS } from './trip-tools.ts'

const VERSION = '1.0.0'
const FOR_EVERYBODY = [...TRIP_TOOLS, DEVICE_TOOL, ORDER_TOOL]

/** A new one for each request, as the protocol's library wants it, which is loaded with the first request. */
export function openServer(Server: typeof McpServer, context: Context, key: ApiKey | null): McpServer {
  const server = new Server(
    { name: 'travel-esims', title: context.get(brandContext).name, version: VERSION },
    // The list is the same as long as the key is.
    { instructions: agentCopy.instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const register of [...FOR_EVERYBODY, ...(key ? partnerTools(key) : [])]) register(server, context)
  return server
}
