import { withQuery } from '#app/format/with-query.ts'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useActionData, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { statusCopy, statusProblems } from '#app/copy/delivery/esim-status.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { groupIccid } from '#values/iccid.ts'
import { CodeLine } from '#app/features/esim-card/code-line.tsx'
import { ConfirmationCode } from '#app/features/esim-card/confirmation-code.tsx'
import { NewTabLink } from '#app/features/esim-card/new-tab-link.tsx'
import type { ShownActivation, StatusAnswer } from '#app/features/esim-figures/status-answer.ts'

const copy = statusCopy.activation

// The codes of an eSIM, asked for on demand; once shown they stay.
export function ActivationCard({ iccid, email }: { iccid: string; email: string }) {
  const fetcher = useFetcher<StatusAnswer>()
  const posted = useActionData<StatusAnswer>()
  const answer = fetcher.data ?? (posted?.intent === 'activation' ? posted : undefined)
  const { activation = null } = answer ?? {}
  // Problems with the figures are shown above them.
  const error =
    activation === null && answer?.error !== statusProblems.status_unavailable ? (answer?.error ?? null) : null
  const heading = useLed(fetcher.data, error)

  return (
    <section className="card" aria-labelledby="activation">
      <h2 id="activation" ref={heading} tabIndex={-1} className="text-2xl">
        {copy.heading}
      </h2>
      {activation ? (
        <Codes {...activation} />
      ) : (
        <>
          <p className="text-muted">{copy.lead}</p>
          {error && (
            <Callout tone="danger" role="alert">
              <p className="font-semibold text-danger">{error}</p>
            </Callout>
          )}
          <Form fetcher={fetcher} method="post" action={href('/esim-status')}>
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="iccid" value={iccid} />
            <Button
              type="submit"
              name="intent"
              value="activation"
              isWide
              pending={fetcher.state !== 'idle'}
              pendingText={copy.loading}
            >
              {copy.show}
            </Button>
          </Form>
        </>
      )}
      {activation && (
        <NewTabLink to={installPath(activation.reference)} className={buttonClass({ look: 'secondary', isWide: true })}>
          {copy.install}
        </NewTabLink>
      )}
      <NewTabLink to={href('/faq')} className={buttonClass({ look: activation ? 'secondary' : 'quiet', isWide: true })}>
        {copy.help}
      </NewTabLink>
    </section>
  )
}

const installPath = (reference: string) => withQuery(href('/install'), { reference })

function Codes({ iccid, activationCode, confirmationCode, qrUrl }: ShownActivation) {
  return (
    <>
      <div className="order-qr-places [--qr-size:256px]">
        <div className="order-qr-paper">
          <img src={qrUrl} alt={copy.qrAlt(iccid)} width={256} height={256} className="order-qr" />
        </div>
        <div className="grid content-center gap-3">
          <p>{copy.scan}</p>
          <a href={qrUrl} download={copy.file} className={buttonClass({ look: 'secondary', isWide: true })}>
            <span className="button-label inline-flex items-center gap-2">
              <Icon name="download" size={18} />
              {copy.download}
            </span>
          </a>
        </div>
      </div>
      <CodeLine name={copy.iccid} shown={groupIccid(iccid)} copied={iccid} copyLabel={copy.copyIccid} />
      <CodeLine name={copy.code} shown={activationCode} copied={activationCode} copyLabel={copy.copyCode} />
      <ConfirmationCode code={confirmationCode} />
    </>
  )
}

// The button goes when the codes come, so the focus moves to what it brought.
function useLed(answer: StatusAnswer | undefined, error: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { show } = useToast()
  useEffect(() => {
    if (answer?.activation) heading.current?.focus()
    else if (answer && error) show({ title: statusCopy.error, description: error, tone: 'destructive' })
  }, [answer, error, show])
  return heading
}
