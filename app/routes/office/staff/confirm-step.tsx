import { useState, type ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { staffCopy } from '#app/copy/office/staff.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

const copy = staffCopy.confirm

export type ConfirmStepProps = {
  sealed: string
  isSpending: boolean
  children: ReactNode
  action: string
  onCancel: () => void
}

// What changes something is asked once more: in a dialog, and without script as the next step of the page.
export function ConfirmStep({ sealed, isSpending, children, action, onCancel }: ConfirmStepProps) {
  const isHydrated = useHydrated()
  // What the server has sent as a part of the page stays one.
  const [isDialog] = useState(isHydrated)
  const isSending = useIsSending('confirm')
  const form = (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="grid gap-5"
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <Callout tone="warning">
        <p className="font-semibold">{isSpending ? copy.spends : copy.changes}</p>
      </Callout>
      {children}
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="sealed" value={sealed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSending} pendingText={copy.pending}>
          {copy.yes}
        </Button>
        <LinkButton
          to={action}
          look="secondary"
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
        >
          {copy.no}
        </LinkButton>
      </div>
    </Form>
  )
  if (isDialog)
    return (
      <Dialog title={copy.title} isOpen onClose={onCancel}>
        {form}
      </Dialog>
    )
  return (
    <section aria-labelledby="confirm-heading" className="staff-card staff-confirm">
      <h2 id="confirm-heading" className="text-2xl">
        {copy.title}
      </h2>
      {form}
    </section>
  )
}
