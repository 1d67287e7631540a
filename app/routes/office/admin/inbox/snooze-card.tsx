// Puts a message off until a day, or takes it back.
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDay } from '#values/date.ts'
import { DeskCard } from '../facts.tsx'
import type { MessageAnswer } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './read-message.ts'

const { snooze: words } = copy

export function SnoozeCard({ page, answer }: { page: MessagePage; answer: MessageAnswer | undefined }) {
  const { status, snoozedUntil, snoozeDays: days } = page
  if (status !== 'open') return null
  const form = { page, look: 'secondary', className: 'grid gap-3' } as const
  if (snoozedUntil)
    return (
      <DeskCard id="snooze" heading={words.heading}>
        <p>{words.until(formatDay(snoozedUntil))}</p>
        <MessageForm {...form} intent="wake" answer={answer} words={words.wake} />
      </DeskCard>
    )
  return (
    <DeskCard id="snooze" heading={words.heading}>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-3">
        <MessageForm
          {...form}
          intent="snooze"
          answer={undefined}
          fields={{ day: days.tomorrow }}
          words={words.tomorrow}
        />
        {days.monday !== days.tomorrow && (
          <MessageForm
            {...form}
            intent="snooze"
            answer={undefined}
            fields={{ day: days.monday }}
            words={words.monday}
          />
        )}
      </div>
      <MessageForm {...form} intent="snooze" answer={answer} fields={{ by: 'date' }} words={words.save}>
        <TextField name="day" type="date" label={words.day} required min={days.tomorrow} max={days.last} />
      </MessageForm>
    </DeskCard>
  )
}
