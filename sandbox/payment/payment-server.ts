// Simulates the payment provider on this machine in its own wire format, so that its official SDK works unmodified.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { WITH_BODY } from '../with-body.ts'
import { openApi } from './api-call.ts'
import { balanceRoutes } from './balance-routes.ts'
import { type Dashboard, dashboard } from './dashboard.ts'
import { expireDueSessions, watchExpiry } from './expire-sessions.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { keepPaymentMade, type PaymentMade } from './payment-made.ts'
import { payRoutes } from './pay-routes.ts'
import { type PaymentBooks, readBooks } from './payment-books.ts'
import type { PaymentFaults } from './payment-faults.ts'
import { paymentRoutes } from './payment-routes.ts'
import { type PaymentServerOptions, openWorld } from './payment-world.ts'
import { sessionRoutes } from './session-routes.ts'
import { StripeProblem } from './stripe-problem.ts'
import { tariffRoutes } from './tariff-routes.ts'
import { newId } from './wire-id.ts'

export type { PaymentServerOptions } from './payment-world.ts'

export type PaymentServer = {
  routes: Hono
  faults: PaymentFaults
  books: (reference?: string) => PaymentBooks
  /** Only the newest `most` of each kind. */
  latestBooks: (most: number) => PaymentBooks
  /** Runs within the current transaction; false if it is known already. */
  keepMade: (made: PaymentMade) => boolean
  referenceOf: (id: string) => string | null
  dashboard: Dashboard
  resendEvent: (id: string) => boolean // false if there is no such event
  pendingDeliveries: () => number
  isQuiet: () => boolean // nothing is being sent to the shop or due
  /** The clock jumped: whatever expired in the meantime ends now. */
  clockMoved: () => void
  hurryDeliveries: () => void // retries every waiting delivery now
  close: () => Promise<void>
}

export function paymentServer(options: PaymentServerOptions): PaymentServer {
  const world = openWorld({ ...options, publicUrl: options.publicUrl.replace(/\/+$/, '') })
  const api = openApi(world)
  const stopWatching = watchExpiry(world)
  const routes = new Hono()
    .on(
      [...WITH_BODY],
      '/v1/*',
      bodyLimit({ maxSize: 1_000_000, onError: () => refusal(413, 'Request entity too large.') }),
    )
    .on([...WITH_BODY], '/pay/*', bodyLimit({ maxSize: 50_000 }))
    .use('/v1/*', async (_c, next) => {
      expireDueSessions(world)
      await next()
    })
    .route('/', sessionRoutes(world, api))
    .route('/', tariffRoutes(world, api))
    .route('/', paymentRoutes(world, api))
    .route('/', balanceRoutes(world, api))
    .route('/', payRoutes(world))
    .route('/', invoiceRoutes(world))
    .all('/v1/*', (c) =>
      refusal(
        404,
        `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      ),
    )

  return {
    routes,
    faults: world.faults,
    books: (reference) => readBooks(world, { reference }),
    latestBooks: (most) => readBooks(world, { most }),
    keepMade: (made) => keepPaymentMade(world, made),
    referenceOf: (id) => world.records.referenceOf(id),
    dashboard: dashboard(world),
    resendEvent: (id) => world.events.resend(id),
    pendingDeliveries: () => world.courier.pending(),
    isQuiet: () => world.courier.isQuiet(),
    clockMoved: () => expireDueSessions(world),
    hurryDeliveries: () => world.courier.hurry(),
    async close() {
      stopWatching()
      world.closing.abort()
      await world.courier.close()
    },
  }
}

function refusal(status: number, message: string): Response {
  const requestId = newId('req_', 14)
  const problem = new StripeProblem(status, 'invalid_request_error', message)

  return new Response(JSON.stringify(problem.body(requestId)), {
    status,
    headers: { 'content-type': 'application/json', 'request-id': requestId },
  })
}
