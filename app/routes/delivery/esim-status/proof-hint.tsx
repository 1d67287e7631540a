import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Callout } from '#app/ui/callout.tsx'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { NoEsim, Sent } from './forgot-dialog.tsx'
import type { StatusAnswer } from '#app/features/esim-figures/status-answer.ts'

const copy = statusCopy.proof

type ProofHintProps = { dialogId: string; onOpen: () => void }

// Why codes and other eSIMs are not here, and how to get to them.
export function ProofHint({ dialogId, onOpen }: ProofHintProps) {
  return (
    <section className="card-hint" aria-labelledby="proof">
      <h2 id="proof" className="text-xl">
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <p>
        <DialogButton dialogId={dialogId} onOpen={onOpen} className="button button-secondary">
          {copy.button}
        </DialogButton>
      </p>
    </section>
  )
}

type PostedReminderProps = { isSent: boolean; posted: StatusAnswer | null }

/** What the dialog came to, on the page: after it closed, or when it was sent without script. */
export function PostedReminder({ isSent, posted }: PostedReminderProps) {
  const answer = posted?.intent === 'forgot' ? posted : null
  if (isSent || answer?.reminder === 'sent') return <Sent />
  if (answer?.reminder === 'no_esim') return <NoEsim />
  if (!answer?.error) return null
  return (
    <Callout tone="danger" role="alert">
      <p className="font-semibold text-danger">{answer.error}</p>
    </Callout>
  )
}
