import { href } from 'react-router'
import { webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import { WEBHOOK_TYPES } from '#shop/partners/webhook/webhook-type.ts'
import { EventBoxes } from './event-boxes.tsx'
import type { WebhooksAnswer } from './webhooks-action.ts'

const copy = webhooksCopy.add
const { modes } = webhooksCopy.list

type AddEndpointProps = { asked: ProofKind; trialUrl: string | null; answer: WebhooksAnswer | undefined }

export function AddEndpoint({ asked, trialUrl, answer }: AddEndpointProps) {
  const isBusy = useIsSending('add')
  const typed = answer?.typed
  return (
    <HeadedPart id="add-endpoint" heading={copy.heading} className="desk-card">
      {trialUrl !== null && (
        <p className="[overflow-wrap:anywhere]">
          {copy.trial}{' '}
          <a href={trialUrl} translate="no" className="link desk-mono">
            {trialUrl}
          </a>
        </p>
      )}
      <IntentForm
        preventScrollReset={false}
        intent="add"
        action={href('/business-dashboard/webhooks')}
        noValidate
        className="grid gap-5"
        key={answer?.made?.id}
      >
        <div className="webhook-fields">
          <TextField
            id="endpoint-url"
            name="url"
            type="url"
            inputMode="url"
            label={copy.url}
            hint={copy.urlHint}
            placeholder="https://example.com/webhooks"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={500}
            defaultValue={typed?.url}
            error={answer?.urlError}
          />
          <SelectField
            name="mode"
            label={copy.mode}
            options={[
              ['live', modes.live],
              ['test', modes.test],
            ]}
            defaultValue={typed?.mode}
          />
        </div>
        <EventBoxes chosen={typed?.events ?? WEBHOOK_TYPES} error={answer?.eventsError} />
        <OwnProof asked={asked} error={answer?.proofError} />
        <div>
          <Button type="submit" pending={isBusy} pendingText={copy.button}>
            {copy.button}
          </Button>
        </div>
      </IntentForm>
    </HeadedPart>
  )
}
