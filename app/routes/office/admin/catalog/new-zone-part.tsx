// A new zone: its name and the countries that its bundles cover.
import { catalogCopy } from '#app/copy/office/catalog.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'
import type { ImportAnswer } from './import-action.ts'

const copy = catalogCopy.zone

export function NewZonePart({ answer }: { answer: Extract<ImportAnswer, { kind: 'zone' }> | undefined }) {
  const isBusy = useIsSending('zone')
  return (
    <DeskCard id="zone" heading={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      <IntentForm intent="zone" error={answer?.problem} noValidate className="grid max-w-md gap-3">
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          maxLength={40}
          autoComplete="off"
          required
          defaultValue={answer?.typed.name}
        />
        <TextArea
          name="codes"
          label={copy.codes}
          hint={copy.codesHint}
          rows={3}
          maxLength={2000}
          required
          spellCheck={false}
          defaultValue={answer?.typed.codes}
        />
        <div>
          <Button type="submit" look="secondary" pending={isBusy}>
            {copy.save}
          </Button>
        </div>
      </IntentForm>
    </DeskCard>
  )
}
