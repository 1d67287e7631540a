// Pages that are the same for everyone without one of our cookies: rendered once, then served from memory.
import { offeredLanguage } from '#app/language/offered-language.ts'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentLanguage } from '#app/language/current-language.ts'
import { addressesThat, pathsThat } from '#app/pages.ts'
import { hasOwnCookie } from '#app/session/cookies.ts'
import type { PlaceVat } from '#app/session/visitor.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { bytesOf, pageCache } from './page-cache.ts'
import type { securityHeaders } from '#server/http/security-headers.ts'
import { visitorIp } from '#server/http/visitor-ip.ts'

const isSharedPath = addressesThat(({ isShared }) => isShared)
const TRIP_PATHS = new Set(pathsThat(({ hasTrip }) => hasTrip))
const TRIP_DATA = new Set([...TRIP_PATHS].map((path) => (path === '/' ? '/_.data' : `${path}.data`)))
const LONGEST_QUERY = 300
/** Every change of brand, catalog, tax, or day has its own cache key; this covers anything nobody thought of. */
const PAGE_LIVES_MS = 60_000
/** A host as browsers write it; any other takes the usual path, which knows all spellings. */
const PLAIN_HOST = /^[a-z\d.-]+(:(?!80$)\d+)?$/

export type SharedPagesNeeds = {
  shop: Pick<Shop, 'prices' | 'catalogue' | 'today' | 'todayOnEarth'>
  findTenant: (host: string) => Promise<Tenant | null>
  headersOf: ReturnType<typeof securityHeaders>
  trustedProxies: number
  /** While the database is away, an old page is better than none. */
  isAway: () => boolean
}
type SharedRequest = {
  acceptLanguage: string | undefined
  method: string
  url: URL
  cookie: string | undefined
  tenant: Tenant
  ip: string | null
}
type Accepts = { acceptEncoding: string | undefined; knownTag: string | undefined }

export function sharedPages({ shop, findTenant, headersOf, trustedProxies, isAway }: SharedPagesNeeds) {
  const cache = pageCache(PAGE_LIVES_MS, Date.now, isAway)

  return {
    isShared: ({ method, url, cookie, tenant }: SharedRequest): boolean =>
      isRead(method) &&
      !hasOwnCookie(cookie) &&
      !tenant.isSuspended &&
      isSharedAddress(url.pathname, url.search.length),

    /** The cached page, or what `render` makes for this country; a response that isn't a page is passed through. */
    answer: async (
      { method, url, tenant, ip, cookie, acceptLanguage }: SharedRequest,
      accepts: Accepts,
      render: (vat: PlaceVat) => Promise<Response>,
    ): Promise<Response> => {
      const vat = { ...(await shop.prices.decideVat(null, ip)), chosenCountry: null, ip }
      const key = await keyOf(tenant, url.host, url.pathname + url.search, vat, { cookie, acceptLanguage })
      const page = cache.find(key) ?? (await cache.draw(key, () => render(vat)))
      if (page instanceof Response) return page
      const { status, headers, body } = bytesOf(page, { method, ...accepts })
      return new Response(body && new Uint8Array(body), { status, headers })
    },

    /**
     * Sends a cached page directly, skipping everything other requests need; false if the request must take the usual
     * path.
     */
    answerFromMemory: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const { method = '', url = '', headers } = request
      const [path = '', query = ''] = url.split('?', 2)
      if (!isRead(method) || hasOwnCookie(headers.cookie) || !isSharedAddress(path, query.length)) return false
      const { host } = headers
      const tenant = host && PLAIN_HOST.test(host) ? await findTenant(host) : null
      if (!host || !tenant || tenant.isSuspended) return false
      const forwarded = headers['x-forwarded-for']
      const ip = visitorIp(forwarded?.toString(), request.socket.remoteAddress, trustedProxies)
      const page = cache.find(
        await keyOf(tenant, host, url, await shop.prices.decideVat(null, ip), {
          cookie: headers.cookie,
          acceptLanguage: headers['accept-language'],
        }),
      )
      if (!page || response.destroyed) return false

      const asked = { method, acceptEncoding: headers['accept-encoding'], knownTag: headers['if-none-match'] }
      const { status, headers: own, body } = bytesOf(page, asked)
      response.writeHead(status, { ...headersOf(tenant.brand.colors), ...own, 'x-request-id': randomUUID() })
      response.end(body)
      return true
    },
  }

  async function keyOf(tenant: Tenant, host: string, address: string, vat: VatFacts, speaks: Speaks): Promise<string> {
    const { brand, version } = tenant
    const edition = await shop.catalogue.viewEdition({ tenant })
    const { earliest, latest } = shop.todayOnEarth()
    const days = [shop.today(), earliest, latest]
    return [
      currentLanguage(),
      offeredLanguage(speaks) ?? '',
      brand.id,
      version,
      vat.country ?? '',
      vat.basisPoints,
      edition,
      ...days,
      host,
      address,
    ].join(' ')
  }
}

type Speaks = Parameters<typeof offeredLanguage>[0]
type VatFacts = Pick<PlaceVat, 'country' | 'basisPoints'>

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

// Where the query is no trip, it is personal. A trip's data response is just as shareable as the page itself.
const isSharedAddress = (path: string, queryLength: number) =>
  (isSharedPath(path) && queryLength <= (TRIP_PATHS.has(path) ? LONGEST_QUERY : 0)) ||
  (TRIP_DATA.has(path) && queryLength <= LONGEST_QUERY)
