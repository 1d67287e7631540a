// The steps that prove a mailbox, on /setup-password and on the tabs of /auth: email a code, take it, set a password.
import { z } from 'zod'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { cookiesContext } from '#app/session/cookies.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import type { MailboxProof } from '#shop/people/sign-up/prove-mailbox.ts'
import { isIccid } from '#values/iccid.ts'
import { refuse } from './auth-answer.ts'
import type { AuthRefusal } from './auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { AuthProblem } from '#app/copy/people/auth.ts'
import { cutText } from '#values/text/cut-text.ts'

type Purpose = MailboxProof['purpose']
type PasswordConfirmation = { kind: 'saved'; email: string }
export type ProofAnswer = AuthRefusal | PasswordConfirmation

const heldProof = z.object({ id: z.uuid(), iccid: z.string().max(60) })

/** The proof that this browser is giving for this purpose; null when there is none or its time is over. */
export async function readProof(request: Request, context: Context, purpose: Purpose): Promise<MailboxProof | null> {
  const held = await readHeld(request, context)
  const proof = held && (await context.get(shopContext).accounts.viewProof(held.id))
  return proof?.purpose === purpose ? proof : null
}

/** The name of the proof that this browser is giving, whatever it is for. */
export const readProofId = async (request: Request, context: Context) => (await readHeld(request, context))?.id ?? null

type Errand = FormPost & {
  purpose: Purpose
  /** The page to come back to. */
  page: string
  /** On this page the ICCID is asked for together with the address. */
  asksIccidFirst?: boolean
  /** This page's text for an unknown address. */
  unknown?: AuthProblem
}

type Result = FormResult<ProofAnswer>

export async function mailCode(errand: Errand): Promise<Result> {
  const { context, form, purpose, page, unknown = 'email_unknown' } = errand
  const [email, iccid] = [textOf(form, 'email'), textOf(form, 'iccid')]
  if (errand.asksIccidFirst) {
    if (email.trim() === '' || iccid.trim() === '') return refuse(form, { problem: 'iccid_missing' })
    if (!isIccid(iccid)) return refuse(form, { problem: 'iccid_invalid' })
  }
  const started = await context
    .get(shopContext)
    .accounts.startProof({ email, purpose, rateLimitKey: rateLimitKeyOf(context) }, atOf(context))
  if (!started.ok) return refuse(form, started.problem === 'email_unknown' ? { problem: unknown } : started)
  const cookie = await context.get(cookiesContext).proof.serialize({ id: started.proofId, iccid: cutText(iccid, 60) })
  return { to: page, headers: setCookies([cookie]) }
}

export async function takeCode({
  request,
  context,
  form,
  purpose,
  page,
  asksIccidFirst,
  shop,
}: Errand): Promise<Result> {
  const held = await readHeld(request, context)
  if (!held) return refuse(form, { problem: 'proof_gone' })
  const typed = asksIccidFirst ? held.iccid : textOf(form, 'iccid')
  const given = await shop.accounts.giveProof({
    proofId: held.id,
    code: textOf(form, 'code'),
    iccid: purpose === 'set_password' ? typed : null,
    rateLimitKey: rateLimitKeyOf(context),
  })
  if (!given.ok) return refuse(form, given)
  return { to: page, flash: { text: 'account_verified' } }
}

export async function saveNewPassword({ request, context, form, shop }: Errand): Promise<Result> {
  const held = await readHeld(request, context)
  if (!held) return refuse(form, { problem: 'proof_gone' })
  const saved = await shop.accounts.setPassword(
    {
      proofId: held.id,
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  if (!saved.ok) return refuse(form, saved)
  return { answer: { kind: 'saved', email: saved.email }, headers: setCookies([await forgetProof(context)]) }
}

/** Back to the first step. */
export const startOver = async ({ context, page }: Errand): Promise<Result> => ({
  to: page,
  headers: setCookies([await forgetProof(context)]),
})

const forgetProof = (context: Context) => context.get(cookiesContext).proof.serialize('', { maxAge: 0 })

async function readHeld(request: Request, context: Context) {
  const held: unknown = await context.get(cookiesContext).proof.parse(request.headers.get('cookie'))
  return heldProof.safeParse(held).data ?? null
}
