// What staff noted about an order or a customer, and a field for the next note.
import { noteCopy as copy } from '#app/copy/office/admin-user.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'

type Note = { id: string; text: string; by: string; at: string }
type NotesProps = {
  notes: Note[]
  mayAdd?: boolean
  /** The field opens for whoever wants it. */
  isFolded?: boolean
  /** Where the form goes. */
  action: string
  /** What was typed and refused, and why. */
  refused: { text: string; error: string } | null
  isBusy: boolean
}

export const Notes = ({ notes, mayAdd = true, isFolded = false, action, refused, isBusy }: NotesProps) => {
  // A note that was added leaves an empty field, folded again.
  const form = mayAdd && (
    <NoteForm key={notes.length} count={notes.length} action={action} refused={refused} isBusy={isBusy} />
  )
  return (
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
      {form && isFolded ? (
        <Disclosure key={notes.length} title={copy.unfold} open={refused !== null || undefined}>
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </DeskCard>
  )
}

type NoteFormProps = Pick<NotesProps, 'action' | 'refused' | 'isBusy'> & { count: number }

const NoteForm = ({ count, action, refused, isBusy }: NoteFormProps) => (
  <IntentForm intent="note" fields={{ seenCount: count }} action={action} className="grid justify-items-start gap-3">
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
)
