// What an emailed invitation does with the password that was chosen: the same for every place somebody can be invited to.
import { cutText } from '#values/text/cut-text.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { InvitationInput, RedeemedInvitation } from '#shop/people/sign-up/redeem-invitation.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { At } from '#values/brand-facts.ts'
import type { Outcome } from '#values/outcome.ts'
import { authAction, refuse } from './auth-answer.ts'
import type { ProofAnswer } from './proof-action.ts'

export type InvitationAnswer = ProofAnswer | { kind: 'gone' }
/** An invitation to sell with us asks for more than a password. */
type AcceptResult = RedeemedInvitation | Outcome<never, 'terms_missing'>
type Accept = (shop: Shop, input: InvitationInput & { acceptsTerms: boolean }, at: At) => Promise<AcceptResult>

export const invitationAction = (accept: Accept) =>
  authAction<InvitationAnswer>('unexpected', async ({ context, form }) => {
    const token = linkToken(form)
    if (!token) return refuse(form, { problem: 'link_missing' })
    const input = {
      rateLimitKey: rateLimitKeyOf(context),
      token,
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
      acceptsTerms: textOf(form, 'terms', 10) === 'yes',
    }
    const accepted = await accept(context.get(shopContext), input, atOf(context))
    if (accepted.ok) return { answer: { kind: 'saved', email: accepted.email } }
    if (accepted.problem === 'invitation_gone') return { answer: { kind: 'gone' }, status: 400 }
    if (accepted.problem === 'too_often') return refuse(form, accepted)
    return refuse(form, { problem: accepted.problem })
  })

/** What a link has behind its hash. Without script, the whole link is pasted. */
export const linkToken = (form: FormData): string =>
  cutText(textOf(form, 'token'), 500).split('access_token=').at(-1)?.trim() ?? ''
