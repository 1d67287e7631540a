// A new bundle of a zone, as the network knows it.
import { zoneCopy } from '#app/copy/office/catalog.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { ZonePage } from './read-zone.ts'
import type { ZoneAnswer } from './zone-action.ts'
import { typedOr, ZoneFieldsPart } from './zone-form.tsx'

const copy = zoneCopy.bundle

export function NewBundlePart({ page, answer }: { page: ZonePage; answer: ZoneAnswer | undefined }) {
  const typed = (name: string) => typedOr(answer, 'bundle', name, '')
  return (
    <ZoneFieldsPart
      page={page}
      intent="bundle"
      answer={answer}
      copy={copy}
      fields={
        <>
          <TextField
            name="bundle_id"
            label={copy.id}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
            defaultValue={typed('bundle_id')}
          />
          <TextField
            name="megabytes"
            label={copy.megabytes}
            hint={copy.megabytesHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            required
            defaultValue={typed('megabytes')}
          />
          <TextField
            name="days"
            label={copy.days}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            required
            defaultValue={typed('days')}
          />
        </>
      }
    />
  )
}
