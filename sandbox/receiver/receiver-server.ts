// Simulates a partner's software that takes webhooks about its orders, and says whether the signature was valid.
import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { PAGE_POLICY } from '../control/page-frame.ts'
import { isForeign } from '../own-requests.ts'
import { receiverPage, type ShownMessage } from './receiver-pages.ts'
import { ANSWERS, openReceiverStore } from './receiver-store.ts'
import { verdictOf } from './signature.ts'

const RECEIVER_PATH = '/receiver'
const SHOWN = 50
const LONGEST_BODY = 256_000

const secretForm = z.object({ secret: z.string().trim().min(1).max(200) })
const answerForm = z.object({ answer: z.enum(ANSWERS) })

export type ReceiverOptions = { database: DatabaseSync; now: () => Date; url: string; shopUrl: string }

/** Settings are below `/control`, where no partner can make the shop send anything. */
export function receiverServer({ database, now, url, shopUrl }: ReceiverOptions): Hono {
  const store = openReceiverStore(database, now)
  const routes = new Hono()

  function shown(): ShownMessage[] {
    const secrets = store.secrets()
    return store.list(SHOWN).map((message) => ({ ...message, verdict: verdictOf(message, secrets) }))
  }

  async function take(c: Context): Promise<Response> {
    const body = await c.req.text()
    if (body.length > LONGEST_BODY) return c.body(null, 413)
    const header = (name: string) => c.req.header(name)?.slice(0, 500) ?? null
    const status = store.keep({
      path: c.req.path.slice(0, 500),
      eventId: header('wander-pass-event-id'),
      type: header('wander-pass-event'),
      signature: header('wander-pass-signature'),
      body,
    })
    if (status === '302') return c.redirect(`${url}${RECEIVER_PATH}/elsewhere`)
    if (status === '204') return c.body(null, 204)
    return c.text(`The receiver was told to answer ${status}.`, status === '400' ? 400 : 500)
  }
  routes.post(RECEIVER_PATH, take)
  routes.post(`${RECEIVER_PATH}/*`, take)

  routes.get(RECEIVER_PATH, (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(
      receiverPage({
        url: `${url}${RECEIVER_PATH}`,
        shopUrl,
        messages: shown(),
        secrets: store.secrets(),
        answer: store.answer(),
      }),
    )
  })
  routes.get(`${RECEIVER_PATH}/api/messages`, (c) => c.json(shown()))

  routes.post('/control/receiver/:what', async (c) => {
    if (isForeign(c)) return c.text('Only requests from this machine are accepted', 403)
    const form = await c.req.parseBody()
    switch (c.req.param('what')) {
      case 'secrets': {
        const read = secretForm.safeParse(form)
        if (!read.success) return c.text('Send { secret }', 400)
        store.addSecret(read.data.secret)
        break
      }
      case 'answer': {
        const read = answerForm.safeParse(form)
        if (!read.success) return c.text(`answer must be one of ${ANSWERS.join(', ')}`, 400)
        store.setAnswer(read.data.answer)
        break
      }
      case 'clear':
        store.clear()
        break
      default:
        return c.text('There is no such setting', 404)
    }
    return c.redirect(RECEIVER_PATH, 303)
  })
  return routes
}
