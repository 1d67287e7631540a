// A client for an API, generated from its OpenAPI document as partners would generate one.
import { z } from 'zod'

const operation = z.looseObject({ operationId: z.string() })
const documentShape = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

type Call = { parameters?: Record<string, string>; body?: unknown; headers?: Record<string, string> }

export async function clientOf(url: string, headers: Record<string, string>) {
  const { servers, paths } = documentShape.parse(await (await fetch(url)).json())
  const operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, described]) => {
        const known = operation.safeParse(described)
        return known.success ? [[known.data.operationId, { path, method }] as const] : []
      }),
    ),
  )
  return {
    operations: [...operations.keys()],
    /** The status and the content of the answer. Parameters that are no part of the path go into the query. */
    call: async (id: string, { parameters = {}, body, headers: own }: Call = {}) => {
      const found = operations.get(id)
      if (!found) throw new Error(`The document has no operation '${id}'.`)
      const address = new URL(
        `${servers[0]?.url}${found.path.replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? '')}`,
      )
      for (const [name, value] of Object.entries(parameters))
        if (!found.path.includes(`{${name}}`)) address.searchParams.set(name, value)
      const answer = await fetch(address, {
        method: found.method.toUpperCase(),
        headers: { ...headers, ...own, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const data: unknown = await answer.json()
      return { status: answer.status, data }
    },
  }
}
