// What may be done with an endpoint, one form each.
import { href } from 'react-router'
import { webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import { EventBoxes } from './event-boxes.tsx'
import type { WebhookPage } from './read-webhooks.ts'
import type { WebhookAnswer } from './webhook-action.ts'

const copy = webhooksCopy.endpoint

type OfEndpoint = Pick<WebhookPage, 'endpoint'>

export function SendTest({ endpoint: { id } }: OfEndpoint) {
  const isBusy = useIsSending('test')
  return (
    <IntentForm action={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })} noValidate intent="test">
      <Button type="submit" pending={isBusy} pendingText={copy.testing}>
        {copy.test}
      </Button>
    </IntentForm>
  )
}

export function SwitchEndpoint({ endpoint: { id, state } }: OfEndpoint) {
  const isOn = state === 'on'
  return (
    <IntentForm
      action={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })}
      noValidate
      intent={isOn ? 'off' : 'on'}
    >
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
      <IntentForm
        action={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })}
        noValidate
        intent="choose"
        className="grid gap-5"
      >
        <EventBoxes key={events.join(' ')} chosen={events} error={error} />
        <div>
          <Button type="submit">{copy.choose.button}</Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}

type RotateProps = OfEndpoint & { asked: ProofKind; answer: WebhookAnswer | undefined }

export function RotateSecret({ endpoint: { id }, asked, answer }: RotateProps) {
  const error = answer?.proofError
  return (
    <Disclosure title={copy.rotate.heading} className="webhook-panel" open={Boolean(error) || undefined}>
      <IntentForm
        action={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })}
        noValidate
        intent="rotate"
        className="grid gap-4"
      >
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
      <IntentForm
        action={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })}
        noValidate
        intent="remove"
        className="grid gap-4"
      >
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
