// POST /business-dashboard/webhooks: a business-admin adds an endpoint, whose secret is shown once.
import { adminCopy } from '#app/copy/office/admin.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { webhookProblems, webhooksCopy as copy } from '#app/copy/partners/webhooks.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { API_MODES } from '#shop/partners/api/api-key.ts'
import { WEBHOOK_TYPES, type WebhookType } from '#shop/partners/webhook/webhook-type.ts'
import { proofWords } from '#app/features/own-proof/proof-words.ts'
import { requireOwn } from '../require-partner.ts'
import { requireWebhooks } from './read-webhooks.ts'

export type WebhooksAnswer = {
  kind: 'webhooks'
  /** The new endpoint, whose secret is shown this once. */
  made: { id: string; secret: string } | null
  typed: { url: string; mode: string; events: WebhookType[] } | null
  urlError: string | null
  eventsError: string | null
  proofError: string | null
}

/** A box for each event, with the event for its name. */
export const readWebhookTypes = (form: FormData): WebhookType[] => WEBHOOK_TYPES.filter((type) => form.has(type))

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerWebhooks = formAction({
  who: requireWebhooks,
  unreadable,
  async run({ request, context, form, user, shop, caller }): Promise<FormResult<WebhooksAnswer | PlainRefusal>> {
    if (form.has('business')) requireOwn(user, textOf(form, 'business'))
    const mode = API_MODES.find((each) => each === textOf(form, 'mode'))
    if (textOf(form, 'intent') !== 'add' || !mode) return unreadable()
    const url = textOf(form, 'url', 2_000)
    const events = readWebhookTypes(form)
    const proof = await readFreshProof(request, context, form)
    const { businessId } = user
    const added = await shop.webhooks.addEndpoint({ businessId, url, mode, events, proof }, caller)
    const none = { kind: 'webhooks', made: null, urlError: null, eventsError: null, proofError: null } as const
    if (added.ok) return { answer: { ...none, typed: null, made: { id: added.id, secret: added.secret } } }
    if (added.problem === 'too_often') return { ...refusePlainly(problemCopy.too_often, 429), wait: added }
    const answer = { ...none, typed: { url, mode, events } }
    const { problem } = added
    if (isProofProblem(problem)) return { answer: { ...answer, proofError: proofWords(problem) }, status: 403 }
    if (problem === 'no_events') return { answer: { ...answer, eventsError: webhookProblems.no_events }, status: 422 }
    if (problem === 'no_shop' || problem === 'too_many_endpoints') return refusePlainly(copy.problems[problem], 409)
    return { answer: { ...answer, urlError: webhookProblems[problem] }, status: 422 }
  },
})
