// The calls about checkout sessions: create, retrieve, list, expire.
import { Hono } from 'hono'
import { z } from 'zod'
import type { Answer, openApi } from './api-call.ts'
import { expanded } from './expand-object.ts'
import { expireOnRequest } from './expire-sessions.ts'
import { listAnswer, pageOf } from './list-page.ts'
import { openSession } from './open-session.ts'
import type { World } from './payment-world.ts'
import { check, created, paging, text } from './request-shapes.ts'
import { missing } from './stripe-problem.ts'
import type { Session } from './wire.ts'

const PATH = '/v1/checkout/sessions'
const listShape = z.strictObject({
  ...paging,
  created: created.optional(),
  payment_intent: text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
})

export function sessionRoutes(world: World, api: ReturnType<typeof openApi>): Hono {
  const find = (id: string): Session => {
    const session = world.records.find('session', id)
    if (session === null) throw missing('checkout.session', id, 'session')
    return session
  }
  const list: Answer = ({ params, expand }) => {
    const { created: within, payment_intent: parent, status, ...page } = check(listShape, params)
    const filter = {
      ...(within === undefined ? {} : { created: withoutGaps(within) }),
      ...(parent === undefined ? {} : { parent }),
      ...(status === undefined ? {} : { status }),
    }
    const found = world.records.list('session', filter, pageOf(page))
    return expanded(world, listAnswer(PATH, found), expand)
  }

  return new Hono()
    .post(
      PATH,
      api('create_session', (call) => expanded(world, openSession(world, call), call.expand)),
    )
    .get(PATH, api('list_sessions', list))
    .get(
      `${PATH}/:id`,
      api('retrieve_session', ({ id, expand }) => expanded(world, find(id), expand)),
    )
    .post(
      `${PATH}/:id/expire`,
      api('expire_session', ({ id, expand, request }) =>
        expanded(world, expireOnRequest(world, find(id), request), expand),
      ),
    )
}

export function withoutGaps(range: {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}) {
  return Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined))
}
