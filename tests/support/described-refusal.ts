// What the API document says about a status of a call that creates something.
import { z } from 'zod'

const document = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }).optional() }),
  ),
})

/** Empty for a status that the document doesn't mention. */
export async function describedRefusal(shopUrl: string, path: string, status: number): Promise<string> {
  const { paths } = document.parse(await (await fetch(`${shopUrl}/api/v1/openapi.json`)).json())
  const [asked = ''] = path.replace(/^\/orders\/[^/]+/, '/orders/{orderId}').split('?')
  return paths[asked]?.post?.responses[status]?.description ?? ''
}
