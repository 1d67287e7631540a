// /esim-status: an eSIM's remaining data, its codes for its buyer, and how to recover a forgotten ICCID.
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { statusCopy as copy } from '#app/copy/delivery/esim-status.ts'
import { keepPage } from '#app/session/keep-page.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { groupIccid } from '#values/iccid.ts'
import { CheckForm, EMAIL_FIELD, ICCID_FIELD } from './check-form.tsx'
import { EsimAnswer } from './esim-answer.tsx'
import { FORGOT_DIALOG, ForgotDialog } from './forgot-dialog.tsx'
import { HeldEsims } from './held-esims.tsx'
import { OtherEsims } from './other-esims.tsx'
import { OverCard } from './over-card.tsx'
import { PostedReminder, ProofHint } from './proof-hint.tsx'
import { readStatusPage } from './read-status-page.ts'
import { LookingUp } from './result-card.tsx'
import { answerStatus } from './status-action.ts'
import { emptyAnswer, STATUS_INTENTS, type StatusAnswer } from '#app/features/esim-figures/status-answer.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { useStatus, type StatusError } from './use-status.ts'
import type { Route } from './+types/esim-status.ts'
import '#app/features/esim-card/esim-card.css'
import '#app/ui/card.css'
import './esim-status.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readStatusPage(request, context)
export const action = answerStatus

/** Without a connection, or when the server broke, the page keeps what it shows and says so. */
export const clientAction = keepPage((form): StatusAnswer => {
  const intent = STATUS_INTENTS.find((known) => known === form.get('intent')) ?? 'check'
  const values = { email: textOf(form, 'email'), iccid: textOf(form, 'iccid') }
  return { ...emptyAnswer(intent, values), error: copy.unexpected }
})

// The page alone decides what it shows: a look at the loader after each check would tell nothing new.
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

export default function EsimStatus() {
  const { prefilledIccid, ownReference, own: named, held } = useLoaderData<typeof loader>()
  const status = useStatus(ownReference)
  const { fetcher, posted, card, error, pending } = status
  const [isForgotOpen, setIsForgotOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const { heading, errorBox } = useLedEye(fetcher.data, error)
  const isOwn = named !== null && (card !== null || status.isLookingUp || named.over !== null)
  const own = card ? card.own : named
  const openForgot = () => setIsForgotOpen(true)
  const values = posted?.values ?? { email: '', iccid: prefilledIccid ? groupIccid(prefilledIccid) : '' }

  return (
    <>
      <PageHead title={copy.title} description={copy.lead} />
      <div className="wrap status-page" data-own={isOwn || undefined}>
        <div className="status-lead">
          <h1 className="text-5xl">{copy.title}</h1>
          <p className="max-w-[var(--measure)] text-lg">{copy.lead}</p>
        </div>
        <div className="status-column">
          <HeldEsims esims={held} fetcher={fetcher} />
          <CheckForm
            fetcher={fetcher}
            values={values}
            isPrefilled={prefilledIccid !== null && !posted}
            isFolded={isOwn && !error}
            error={error}
            errorBox={errorBox}
            isPending={pending === 'check'}
            onRefused={status.refuse}
            onTyped={status.forgetError}
            forgotButton={
              <DialogButton dialogId={FORGOT_DIALOG} onOpen={openForgot} className="link status-forgot">
                {copy.form.forgot}
              </DialogButton>
            }
          />
          <PostedReminder isSent={isSent && !isForgotOpen} posted={posted} />
          {card && <OtherEsims card={card} fetcher={fetcher} />}
        </div>
        <div className="status-column">
          {own?.over && <OverCard own={own} over={own.over} />}
          {!card && status.isLookingUp && <LookingUp />}
          {card && <EsimAnswer card={card} fetcher={fetcher} isPending={pending === 'refresh'} heading={heading} />}
          {!card?.isHolder && !isOwn && <ProofHint dialogId={FORGOT_DIALOG} onOpen={openForgot} />}
        </div>
      </div>
      <ForgotDialog
        isOpen={isForgotOpen}
        onOpen={openForgot}
        onClose={() => setIsForgotOpen(false)}
        onSent={() => setIsSent(true)}
      />
    </>
  )
}

// A new result takes the focus to its heading, a refusal to the field that it is about; a refresh leaves it where it is.
function useLedEye(answer: StatusAnswer | undefined, error: StatusError | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const errorBox = useRef<HTMLDivElement>(null)
  const seen = useRef(error?.from ?? null)

  useEffect(() => {
    if (answer?.intent !== 'check' || !answer.esim) return
    const field = document.getElementById(ICCID_FIELD)
    if (field instanceof HTMLInputElement) field.value = groupIccid(answer.esim.iccid)
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  useEffect(() => {
    const from = error?.from ?? null
    if (seen.current === from) return
    seen.current = from
    if (!error) return
    const field = error.field && document.getElementById(error.field === 'email' ? EMAIL_FIELD : ICCID_FIELD)
    ;(field ?? errorBox.current)?.focus()
  }, [error])

  return { heading, errorBox }
}
