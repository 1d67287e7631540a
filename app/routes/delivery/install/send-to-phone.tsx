// From this screen to the phone beside it: a picture with a link that opens this page there, once.
import { useActionData, useLocation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { installPageCopy } from '#app/copy/delivery/install-page.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import type { InstallAnswer } from './install-page.ts'

const copy = installPageCopy.send

export function SendToPhone() {
  const fetcher = useFetcher<InstallAnswer>()
  const posted = useActionData<InstallAnswer>()
  const { search } = useLocation()
  const answer = fetcher.data ?? posted
  const qrUrl = answer?.intent === 'send' ? answer.qrUrl : null
  const trouble = answer?.intent === 'send' ? answer.trouble : null
  return (
    <FoldCard id="send" title={copy.heading} isOpen={qrUrl !== null || trouble !== null} className="no-print">
      <p>{copy.text}</p>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {qrUrl && (
          <div className="order-qr-places">
            <div className="order-qr-paper">
              <img src={qrUrl} alt={copy.alt} width={250} height={250} className="order-qr" />
            </div>
            <p className="content-center">{copy.hint}</p>
          </div>
        )}
      </div>
      {trouble && (
        <Callout tone="danger" title={trouble.title} role="alert">
          {trouble.text}
        </Callout>
      )}
      <Form fetcher={fetcher} method="post" action={`/install${search}#send`}>
        <Button
          type="submit"
          name="intent"
          value="send"
          look="secondary"
          pending={fetcher.state !== 'idle'}
          pendingText={copy.making}
        >
          {copy.button}
        </Button>
      </Form>
    </FoldCard>
  )
}
