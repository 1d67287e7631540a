// What may be done with an endpoint, one form each.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { webhooksCopy } from '#app/copy/webhooks.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ProofAsked } from '#shop/account/check-fresh-proof.ts'
import { EventBoxes } from './event-boxes.tsx'
import type { WebhookPage } from './read-webhooks.ts'
import type { WebhookAnswer } from './webhook-action.ts'
import { endpointPath } from '../webhook-address.ts'

const copy = webhooksCopy.endpoint

type OfEndpoint = Pick<WebhookPage, 'endpoint'>
type IntentFormProps = { id: string; intent: string; className?: string; children: ReactNode }

const IntentForm = ({ id, intent, className, children }: IntentFormProps) => (
  <Form method="post" action={endpointPath(id)} preventScrollReset noValidate className={className}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
)

const useIsSending = (intent: string) => useNavigation().formData?.get('intent') === intent

export function SendTest({ endpoint: { id } }: OfEndpoint) {
  const isBusy = useIsSending('test')
  return (
    <IntentForm id={id} intent="test">
      <Button type="submit" pending={isBusy} pendingText={copy.testing}>
        {copy.test}
      </Button>
    </IntentForm>
  )
}

export function SwitchEndpoint({ endpoint: { id, state } }: OfEndpoint) {
  const isOn = state === 'on'
  return (
    <IntentForm id={id} intent={isOn ? 'off' : 'on'}>
      <Button type="submit" look={isOn ? 'secondary' : 'primary'}>
        {isOn ? copy.switchOff : copy.switchOn}
      </Button>
    </IntentForm>
  )
}

export function ChooseEvents({ endpoint: { id, events }, answer }: OfEndpoint & { answer: WebhookAnswer | undefined }) {
  const error = answer?.eventsError
  return (
    <Disclosure title={copy.choose.heading} className="webhook-panel" open={Boolean(error) || undefined}>
      <IntentForm id={id} intent="choose" className="grid gap-5">
        <EventBoxes key={events.join(' ')} chosen={events} error={error} />
        <div>
          <Button type="submit">{copy.choose.button}</Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}

type RotateProps = OfEndpoint & { asked: ProofAsked; answer: WebhookAnswer | undefined }

export function RotateSecret({ endpoint: { id }, asked, answer }: RotateProps) {
  const error = answer?.proofError
  return (
    <Disclosure title={copy.rotate.heading} className="webhook-panel" open={Boolean(error) || undefined}>
      <IntentForm id={id} intent="rotate" className="grid gap-4">
        <p>{copy.rotate.text}</p>
        <OwnProof asked={asked} error={error} />
        <div>
          <Button type="submit" look="secondary">
            {copy.rotate.button}
          </Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}

export function RemoveEndpoint({ endpoint: { id } }: OfEndpoint) {
  return (
    <Disclosure title={copy.remove.heading} className="webhook-panel">
      <IntentForm id={id} intent="remove" className="grid gap-4">
        <p>{copy.remove.text}</p>
        <div>
          <Button type="submit" look="secondary">
            {copy.remove.button}
          </Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}
