// The hosted page: shows the amount due, charges a card once, and sends the buyer back to the shop.
import { type Context, Hono } from 'hono'
import { DECLINED, NOT_CONFIRMED, readCard } from './cards.ts'
import { expireDueSessions } from './expire-sessions.ts'
import { ConnectionCut, cutConnection, sufferAfter, sufferBefore, sufferWithin } from './fault-effects.ts'
import { type Markup, pageHeaders } from './page-look.ts'
import { type Attempt, EMPTY_ATTEMPT, type Order, cardPage, confirmPage, expiredPage, plainPage } from './pay-pages.ts'
import { type PayOutcome, confirmPayment, paySession } from './pay-session.ts'
import type { PaymentFault } from './payment-faults.ts'
import type { World } from './payment-world.ts'
import { StripeProblem } from './stripe-problem.ts'
import type { Session } from './wire.ts'

export function payRoutes(world: World): Hono {
  const closing = world.closing.signal

  function visit(
    at: 'show_page' | 'pay',
    answer: (c: Context, order: Order, fault: PaymentFault | null) => Promise<Response>,
  ) {
    return async (c: Context): Promise<Response> => {
      try {
        expireDueSessions(world)
        const order = findOrder(world, c.req.param('id') ?? '')
        if (order === null)
          return show(c, plainPage('Payment page not found', 'There is no payment with this address.'), null, 404)
        const fault = world.faults.take(at, order.session.client_reference_id)
        await sufferBefore(fault, c, closing)
        await sufferWithin(fault, c, closing)
        const response = await answer(c, order, fault)
        await sufferAfter(fault, c, closing)
        return response
      } catch (error) {
        if (error instanceof ConnectionCut) return cutConnection(c)
        if (!(error instanceof StripeProblem)) console.error('payment sandbox:', error)
        const status = error instanceof StripeProblem && error.status === 429 ? 429 : 500
        return show(
          c,
          plainPage('Something went wrong', 'The payment page could not answer. Please reload it.'),
          null,
          status,
        )
      }
    }
  }

  async function pay(c: Context, order: Order, fault: PaymentFault | null): Promise<Response> {
    const form = await c.req.parseBody()
    const typed = { number: typedIn(form, 'number'), expiry: typedIn(form, 'expiry'), cvc: typedIn(form, 'cvc') }
    const { session } = order
    if (session.status !== 'open') return showCard(c, order)
    const card = readCard(typed, world.options.now())
    if (!card.ok) return showCard(c, order, { form: typed, errors: card.errors, refusal: null })

    const behaviour = fault?.kind === 'decline' ? DECLINED : card.card.behaviour
    return goOn(c, order, paySession(world, session.id, { ...card.card, behaviour }), typed)
  }

  async function confirm(c: Context, order: Order, fault: PaymentFault | null): Promise<Response> {
    const { answer } = await c.req.parseBody()
    const refusal = answer !== 'confirm' ? NOT_CONFIRMED : fault?.kind === 'decline' ? DECLINED : null
    return goOn(c, order, confirmPayment(world, order.session.id, refusal), EMPTY_ATTEMPT.form)
  }

  async function showConfirm(c: Context, order: Order): Promise<Response> {
    const { session } = order
    const intent = session.payment_intent === null ? null : world.records.find('payment_intent', session.payment_intent)
    if (session.status !== 'open') return showCard(c, order)
    if (intent?.status !== 'requires_action') return c.redirect(`/pay/${session.id}`, 303)

    return show(c, confirmPage(order), session)
  }

  return new Hono()
    .get(
      '/pay/:id',
      visit('show_page', (c, order) => showCard(c, order)),
    )
    .post('/pay/:id', visit('pay', pay))
    .get('/pay/:id/confirm', visit('show_page', showConfirm))
    .post('/pay/:id/confirm', visit('pay', confirm))
}

async function goOn(c: Context, order: Order, outcome: PayOutcome, form: Attempt['form']): Promise<Response> {
  const { session } = order
  if (outcome === 'paid' || outcome === 'delayed' || outcome === 'already_paid')
    return c.redirect(returnAddress(session), 303)
  if (outcome === 'asks') return c.redirect(`/pay/${session.id}/confirm`, 303)
  if (outcome === 'nothing_to_confirm') return c.redirect(`/pay/${session.id}`, 303)
  if (outcome === 'expired') return show(c, expiredPage(session), session)

  return showCard(c, order, { form, errors: {}, refusal: outcome.declined })
}

async function showCard(c: Context, order: Order, attempt: Attempt = EMPTY_ATTEMPT): Promise<Response> {
  const { session } = order
  if (session.status === 'complete') return c.redirect(returnAddress(session), 303)
  if (session.status === 'expired') return show(c, expiredPage(session), session)

  return show(c, cardPage(order, attempt), session)
}

function findOrder(world: World, id: string): Order | null {
  const session = world.records.find('session', id)
  if (session === null) return null
  const items = world.records.find('details', `details_${id}`)?.items ?? []

  return {
    session,
    items,
    descriptions: items.map((item) => world.records.find('product', item.price.product)?.description ?? null),
  }
}

function typedIn(form: Record<string, unknown>, name: string): string {
  const value = form[name]

  return typeof value === 'string' ? value.slice(0, 40) : ''
}

function returnAddress(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

async function show(
  c: Context,
  content: Markup,
  session: Session | null,
  status: 200 | 404 | 429 | 500 = 200,
): Promise<Response> {
  const headers = pageHeaders(session)

  return c.html(await content, status, headers)
}
