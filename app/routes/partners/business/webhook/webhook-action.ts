// POST /business-dashboard/webhooks/:endpointId: what a business-admin changes about one endpoint, and what is sent there by hand.
import { data, href } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { webhookProblems, webhooksCopy as copy } from '#app/copy/partners/webhooks.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf, intentOf } from '#app/forms/form-fields.ts'
import { formAction, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { ProofProblem } from '#values/fresh-proof.ts'
import type { TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { proofWords } from '#app/features/own-proof/proof-words.ts'
import { requireOwn } from '../require-partner.ts'
import { requireWebhooks } from './read-webhooks.ts'
import { readWebhookTypes } from './webhooks-action.ts'

export type WebhookAnswer = {
  kind: 'webhook'
  /** The new secret, which is shown this once. */
  secret: string | null
  eventsError: string | null
  proofError: string | null
}

type WebhookPost = FormPost<Awaited<ReturnType<typeof requireWebhooks>>> & { id: string }
type Verdict =
  | { ok: true; secret?: string }
  | { ok: false; problem: keyof typeof copy.problems | 'endpoint_unknown' | 'no_events' | ProofProblem }
  | TooOften
type Intent = 'test' | 'replay' | 'choose' | 'on' | 'off' | 'rotate' | 'remove'

const whichOf = ({ user, id }: WebhookPost) => ({ businessId: user.businessId, id })

const DOORS: Record<Intent, (asked: WebhookPost) => Promise<Verdict>> = {
  test: (asked) => asked.shop.webhooks.sendTestEvent(whichOf(asked)),
  replay: (asked) =>
    asked.shop.webhooks.replayDelivery({ ...whichOf(asked), deliveryId: textOf(asked.form, 'delivery') }),
  choose: (asked) =>
    asked.shop.webhooks.chooseEvents({ ...whichOf(asked), events: readWebhookTypes(asked.form) }, asked.caller),
  on: (asked) => asked.shop.webhooks.switchEndpoint({ ...whichOf(asked), isOn: true }, asked.caller),
  off: (asked) => asked.shop.webhooks.switchEndpoint({ ...whichOf(asked), isOn: false }, asked.caller),
  rotate: async (asked) => {
    const proof = await readFreshProof(asked.request, asked.context, asked.form)
    return asked.shop.webhooks.rotateSecret({ ...whichOf(asked), proof }, asked.caller)
  },
  remove: (asked) => asked.shop.webhooks.removeEndpoint(whichOf(asked), asked.caller),
}
const FLASHES: Record<Exclude<Intent, 'rotate'>, FlashText> = {
  test: 'webhook_tried',
  replay: 'webhook_tried',
  choose: 'webhook_saved',
  on: 'webhook_switched_on',
  off: 'webhook_switched_off',
  remove: 'webhook_removed',
}
const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerWebhook = formAction({
  who: requireWebhooks,
  unreadable,
  async run(posted): Promise<FormResult<WebhookAnswer | PlainRefusal>> {
    if (posted.form.has('business')) requireOwn(posted.user, textOf(posted.form, 'business'))
    const [intent, id = ''] = [intentOf(posted.form, DOORS), posted.params['endpointId']]
    if (!intent || !isUuid(id)) return unreadable()
    const verdict = await DOORS[intent]({ ...posted, id })
    if (!verdict.ok) return refusalOf(verdict)
    const answer = { kind: 'webhook', secret: verdict.secret ?? null, eventsError: null, proofError: null } as const
    if (intent === 'rotate') return { answer }
    return {
      to:
        intent === 'remove'
          ? href('/business-dashboard/webhooks')
          : href('/business-dashboard/webhooks/:endpointId', { endpointId: id }),
      flash: { text: FLASHES[intent] },
    }
  },
})

function refusalOf(refused: Exclude<Verdict, { ok: true }>): FormResult<WebhookAnswer | PlainRefusal> {
  const none = { kind: 'webhook', secret: null, eventsError: null, proofError: null } as const
  // The same as its page says: there is no such endpoint, whoever owns it.
  if (refused.problem === 'endpoint_unknown') throw data(null, 404)
  if (refused.problem === 'too_often') return { ...refusePlainly(problemCopy.too_often, 429), wait: refused }
  const { problem } = refused
  if (isProofProblem(problem)) return { answer: { ...none, proofError: proofWords(problem) }, status: 403 }
  if (problem === 'no_events') return { answer: { ...none, eventsError: webhookProblems.no_events }, status: 422 }
  return refusePlainly(copy.problems[problem], 409)
}
