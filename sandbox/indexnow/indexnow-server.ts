// Simulates a search engine that speaks IndexNow, from indexnow.org/documentation: it looks the key up at the host that
// it is told of, and takes only addresses of that host.
import { request } from 'node:http'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { openFaultList } from '../control/fault-list.ts'
import type { FaultList } from '../control/fault-list.ts'

export const INDEXNOW_PATH = '/indexnow'

export const INDEXNOW_FAULTS: Record<string, readonly string[]> = {
  tell: ['down', 'busy', 'pending', 'unknown_key'],
}

const MOST_ADDRESSES = 10_000
const MOST_KEPT = 10_000
const LONGEST_KEY = 200
const WITHIN_MS = 5_000

const news = z.object({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.string()).min(1).max(MOST_ADDRESSES),
})

export type IndexNowServer = {
  routes: Hono
  faults: FaultList
  /** The addresses that it was told of, in order. */
  told: () => readonly string[]
}

/** `shopUrl`: where the hosts that it is told of really are. */
export function indexNowServer({ shopUrl }: { shopUrl: string }): IndexNowServer {
  const faults = openFaultList(INDEXNOW_FAULTS)
  const told: string[] = []
  const routes = new Hono()

  routes.use(INDEXNOW_PATH, bodyLimit({ maxSize: 8 * 1024 * 1024 }))
  routes.post(INDEXNOW_PATH, async (c) => {
    const read = news.safeParse(await c.req.json().catch(() => null))
    const fault = faults.take('tell', [read.data?.host ?? ''])?.kind
    if (fault === 'down') return c.text('Service Unavailable', 503)
    if (fault === 'busy') return c.text('Too Many Requests', 429)
    if (!read.success) return c.text('Bad request', 400)

    const { host, key, keyLocation, urlList } = read.data
    const isOfHost = (address: string) => URL.parse(address)?.host === host
    // A key in a folder speaks only for what is in there.
    const folder = keyLocation.slice(0, keyLocation.lastIndexOf('/') + 1)
    if (!isOfHost(keyLocation) || !urlList.every((address) => isOfHost(address) && address.startsWith(folder)))
      return c.text('Unprocessable Entity', 422)
    const found = await readAt(shopUrl, host, new URL(keyLocation).pathname)
    if (fault === 'unknown_key' || found?.trim() !== key) return c.text('Forbidden', 403)

    told.push(...urlList)
    told.splice(0, told.length - MOST_KEPT)
    return fault === 'pending' ? c.text('Accepted', 202) : c.text('OK', 200)
  })

  return { routes, faults, told: () => told }
}

/** The file at that path as the host shows it; null if there is none. */
const readAt = (shopUrl: string, host: string, path: string) =>
  new Promise<string | null>((resolve) => {
    const asked = request(new URL(path, shopUrl), { headers: { host }, timeout: WITHIN_MS }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text = (text + part).slice(0, LONGEST_KEY)
      })
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : null))
      answer.on('error', () => resolve(null))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(null))
    asked.end()
  })
