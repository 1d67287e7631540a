// The HTTP app: what every response carries, the endpoints for machines, and the pages.
import { createSealer, createSigner } from '#values/secret.ts'
import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { refusalCopy } from '#app/copy/site/busy.ts'
import { openOrderStream } from '#app/features/order-stream/open-order-stream.ts'
import { ORDER_STREAM_PATH } from '#app/features/order-stream/order-stream-path.ts'
import { API_PATH } from '#app/features/partner-api/api-path.ts'
import { cookiesContext, SESSION_COOKIE, shopCookies } from '#app/session/cookies.ts'
import { denialContext } from '#app/session/denial.ts'
import {
  shopContext,
  sessionUserContext,
  brandContext,
  isSuspendedContext,
  tenantContext,
  answerHeadersContext,
  reportContext,
  requestIdContext,
  publicUrlContext,
} from '#app/session/request-context.ts'
import { visitorIpContext, placeVatContext, type PlaceVat } from '#app/session/visitor.ts'
import type { Away } from '#ports/away.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { apiProblems } from './api-problems.ts'
import { limitBodies } from './file-doors.ts'
import { isAnswered, isCutOff, refuseLongHeads, withShortAddress } from './refusals.ts'
import { answerWhileAway, awayAnswer } from './away-answer.ts'
import { blockedReports } from './blocked-reports.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { tenantResolver, type BrandVariables } from './resolve-tenant.ts'
import { healthEndpoints, type CheckReadiness } from '#server/watching/readiness.ts'
import { compressPages } from '#server/pages/compress-pages.ts'
import { leadToCanonicalAddress } from '#server/pages/canonical-address.ts'
import type { ServerLog } from '#server/watching/log.ts'
import { webhooks } from './webhooks.ts'
import { rateLimitKeyOf } from '#values/ip-prefix.ts'
import { refuseOtherMethods } from '#server/pages/methods.ts'
import { inItsLanguage, leadOnInLanguage, learnZoneNames } from '#server/pages/languages.ts'
import { pagesAtAddress } from '#server/pages/pages-at-address.ts'
import { refuseOtherBodies } from './refuse-other-bodies.ts'
import { securityHeaders } from './security-headers.ts'
import { sharedPages } from '#server/pages/shared-pages.ts'
import { visitorIp } from './visitor-ip.ts'

export type AppParts = {
  shop: Shop
  log: ServerLog
  publicUrl: string
  isSecure: boolean
  isProduction: boolean
  /** In development, pages are never cached, and the dev server's reload scripts may run. */
  isUnderConstruction?: boolean
  sessionSecret: string
  trustedProxies: number
  paymentOrigin: string
  checkReadiness: CheckReadiness
  /** Whether the database is reachable. */
  away: Away
}

type Env = { Bindings: HttpBindings; Variables: { requestId: string; isAway?: true } & BrandVariables }

export function createApp(build: ServerBuild, parts: AppParts) {
  const { shop, log } = parts
  const app = new Hono<Env>()
  const cookies = shopCookies({
    signer: createSigner(parts.sessionSecret),
    now: shop.now,
    isSecure: parts.isSecure,
    draftSealer: createSealer(parts.sessionSecret, 'checkout draft'),
  })
  const addressOf = (c: Pick<HonoContext<{ Bindings: HttpBindings }>, 'req' | 'env'>) =>
    visitorIp(c.req.header('x-forwarded-for'), c.env?.incoming?.socket.remoteAddress, parts.trustedProxies)
  const pagesAt = pagesAtAddress(build)
  const door = tenantResolver(shop, parts)
  const headersOf = securityHeaders(parts)
  const shared = sharedPages({
    shop,
    findTenant: door.findTenant,
    headersOf,
    trustedProxies: parts.trustedProxies,
    isAway: parts.away.isAway,
  })

  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await log.inRequest(requestId, next)
    const answer = withOwnHeaders(c.res)
    // Assigning the same response again would copy it.
    if (answer !== c.res) c.res = answer
    const { headers } = c.res
    for (const [name, value] of Object.entries(headersOf(c.get('tenant')?.brand.colors ?? null))) {
      if (!headers.has(name)) headers.set(name, value)
    }
    headers.set('x-request-id', c.get('requestId'))
  })

  app.use(leadOnInLanguage)
  app.use(apiProblems(() => parts.publicUrl))

  app.onError((error, c) => {
    // A refusal by the middleware above, of a form from another site.
    if (error instanceof HTTPException)
      return error.status === 403 ? c.text(refusalCopy.foreign, 403) : error.getResponse()
    // If the client left before the end of its request, or was cut off for being slow, nothing is broken here.
    if (isCutOff(c.env)) return c.text(refusalCopy.cutOff, 408)
    report(c, error)
    if (c.get('isAway')) return awayAnswer(c.req.raw)
    return c.text(`${refusalCopy.broken} (${c.get('requestId')})`, 500)
  })

  app.route('/', healthEndpoints(parts.checkReadiness))

  app.use(refuseLongHeads, answerWhileAway(parts.away))
  app.use(door.admit)
  app.use(limitBodies((c) => rateLimitKeyOf(addressOf(c))))
  // A response to a machine is too short to compress.
  app.route('/', webhooks(shop, addressOf))
  app.route('/', blockedReports({ log, record: shop.figures.recordBlocked, addressOf }))

  app.use(leadToCanonicalAddress, compress({ threshold: 1024 }), compressPages, refuseOtherMethods(build))
  app.use(
    unlessUnsubscribing(
      shop,
      csrf({ origin: (origin, c: HonoContext<Env>) => door.isOwnOrigin(origin, c.get('tenant')) }),
    ),
  )
  app.use(refuseOtherBodies(door))
  app.get(ORDER_STREAM_PATH, async (c) => {
    const context = await contextFor(c, addressOf(c))
    const answer = await openOrderStream(withShortAddress(c.req.raw), context)
    return privately(withHeaders(answer, context.get(answerHeadersContext)))
  })
  app.all('*', async (c) => {
    const raw = withShortAddress(c.req.raw)
    const url = new URL(raw.url)
    const ip = addressOf(c)
    const render = async (request: Request, vat: PlaceVat | null = null) => {
      const context = await contextFor(c, ip)
      if (vat) context.set(placeVatContext, Promise.resolve(vat))
      const answer = await pagesAt(c.get('tenant').origin, url)(request, context)
      // While the database is away, an error page would tell only half the truth.
      return c.get('isAway') && answer.status >= 500
        ? awayAnswer(request)
        : withHeaders(answer, context.get(answerHeadersContext))
    }
    const shareable = {
      method: raw.method,
      url,
      cookie: c.req.header('cookie'),
      acceptLanguage: c.req.header('accept-language'),
      tenant: c.get('tenant'),
      ip,
    }
    if (parts.isUnderConstruction || !shared.isShared(shareable)) return privately(await render(raw))

    const accepts = { acceptEncoding: c.req.header('accept-encoding'), knownTag: c.req.header('if-none-match') }
    // A cached page needs a body, even if the first request is a HEAD.
    const asked = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw
    return shared.answer(shareable, accepts, (vat) => render(asked, vat))
  })

  return { fetch: app.fetch, answerFromMemory: shared.answerFromMemory, inItsLanguage }

  function report(c: HonoContext<Env>, problem: unknown) {
    // A client that disconnects mid-request is no fault of ours, and could flood the log.
    if (isCutOff(c.env)) return
    if (parts.away.isFault(problem)) {
      c.set('isAway', true)
      return log.warn({ requestId: c.get('requestId'), path: c.req.path }, 'the database went away under a request')
    }
    const told = {
      requestId: c.get('requestId'),
      path: c.req.path,
      problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
      ...causeOf(problem),
    }
    // Nobody was let down who had already been told to come back.
    if (isAnswered(c.env)) log.warn(told, 'a request failed after its answer')
    else log.error(told, 'request failed')
  }

  async function contextFor(c: HonoContext<Env>, ip: string | null) {
    const context = new RouterContextProvider()
    // Without them, zones have the names that the shop knows; what is wrong, the page finds out itself.
    await learnZoneNames(shop.catalogue.viewZoneNames).catch(() => undefined)
    // If the session can't be looked up, the request counts as a visitor's: public pages work, personal ones stay
    // closed.
    const user = await findSessionUser(c.get('tenant'), c.req.header('cookie')).catch((problem: unknown) => {
      report(c, problem)
      return null
    })
    context.set(sessionUserContext, user)
    context.set(shopContext, shop)
    context.set(tenantContext, c.get('tenant'))
    context.set(denialContext, (denied) => shop.accounts.recordDenied(denied, { tenant: c.get('tenant') }))
    context.set(cookiesContext, cookies)
    context.set(visitorIpContext, ip)
    context.set(answerHeadersContext, new Headers())
    const { brand, origin, isSuspended } = c.get('tenant')
    context.set(brandContext, brand)
    context.set(isSuspendedContext, isSuspended)
    context.set(publicUrlContext, origin)
    context.set(requestIdContext, c.get('requestId'))
    context.set(reportContext, (problem) => report(c, problem))
    return context
  }

  // Without such a cookie, there is no database query.
  async function findSessionUser(tenant: Tenant, cookieHeader = '') {
    if (!cookieHeader.includes(`${SESSION_COOKIE}=`)) return null
    const token: unknown = await cookies.session.parse(cookieHeader)
    return typeof token === 'string' && token !== '' ? shop.accounts.findSessionUser(token, { tenant }) : null
  }
}

// The database's message about a value may contain the value, so only its code is logged.
function causeOf(problem: unknown): { cause?: string } {
  const cause = problem instanceof Error ? problem.cause : undefined
  if (!(cause instanceof Error)) return {}
  return { cause: 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message }
}

/** The same response with mutable headers. A copy costs a stream, so it is only made for sealed redirects. */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete('x-request-id')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

function withHeaders(response: Response, headers: Headers | null): Response {
  const kept = withOwnHeaders(response)
  const own = new Set(response.headers.getSetCookie().map(cookieName))
  for (const [name, value] of headers ?? [])
    if (name !== 'set-cookie') kept.headers.set(name, value)
    // A cookie set by the response itself is newer than the removal of what it read.
    else if (!own.has(cookieName(value))) kept.headers.append(name, value)
  return kept
}

const cookieName = (line: string): string => line.split('=', 1)[0] ?? ''

// Anything made for one visitor must stay out of every cache on the way.
function privately(response: Response): Response {
  const kept = withOwnHeaders(response)
  if (!kept.headers.has('cache-control')) kept.headers.set('cache-control', 'no-store')
  return kept
}

type Unsubscribing = {
  alerts: Pick<Shop['alerts'], 'isAlertKey'>
  plans: Pick<Shop['plans'], 'isPartName'>
  wishes: Pick<Shop['wishes'], 'isWishKey'>
}

/** Whether an address with a key from an email ends what it is about. */
function isItsKey({ alerts, plans, wishes }: Unsubscribing, path: string, query: (name: string) => string): boolean {
  if (path === '/alerts') return alerts.isAlertKey(query('key'))
  if (path === '/tell-me-when') return wishes.isWishKey(query('key'))
  return path === '/trip-reminders' && plans.isPartName(query('part'))
}

// Email providers unsubscribe with a POST of their own, without origin and cookies (RFC 8058). The sealed key in the
// address is all that such a request can use, so no session can be abused. The partner API has no sessions either: its
// key is in a header that no browser sends by itself.
function unlessUnsubscribing(shop: Unsubscribing, guard: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => {
    const isOneClick =
      c.req.method === 'POST' &&
      c.req.header('origin') === undefined &&
      isItsKey(shop, c.req.path, (name) => c.req.query(name) ?? '')
    return isOneClick || c.req.path.startsWith(`${API_PATH}/`) ? next() : guard(c, next)
  }
}
