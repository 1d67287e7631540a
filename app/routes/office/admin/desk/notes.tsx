// What staff noted about an order or a customer, and a field for the next note.
import { noteCopy as copy } from '#app/copy/office/admin-user.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'

type Note = { id: string; text: string; by: string; at: string }
type NotesProps = {
  notes: Note[]
  mayAdd?: boolean
  /** Where the form goes. */
  action: string
  /** What was typed and refused, and why. */
  refused: { text: string; error: string } | null
  isBusy: boolean
}

export const Notes = ({ notes, mayAdd = true, action, refused, isBusy }: NotesProps) => (
  <DeskCard id="notes" heading={copy.heading}>
    {notes.length === 0 ? (
      <p className="text-muted">{copy.none}</p>
    ) : (
      <ul>
        {notes.map(({ id, text, by, at }) => (
          <li key={id} className="desk-line">
            <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</span>
            <span className="desk-line-meta">
              <MomentIn words={(moment) => copy.by(by, moment)} at={at} />
            </span>
          </li>
        ))}
      </ul>
    )}
    {/* A note that was added leaves an empty field. */}
    {mayAdd && (
      <IntentForm
        intent="note"
        fields={{ seenCount: notes.length }}
        action={action}
        className="grid justify-items-start gap-3"
        key={notes.length}
      >
        <TextArea
          name="text"
          label={copy.label}
          hint={copy.hint}
          rows={3}
          maxLength={2000}
          required
          className="w-full"
          defaultValue={refused?.text}
          error={refused?.error}
        />
        <Button type="submit" look="secondary" pending={isBusy}>
          {copy.add}
        </Button>
      </IntentForm>
    )}
  </DeskCard>
)
