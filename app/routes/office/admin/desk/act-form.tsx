// One press of somebody who runs the shop, on one order.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import type { DeskOrderIntent } from './desk-order-action.ts'

type ActFormProps = {
  orderId: string
  intent: DeskOrderIntent
  look?: ButtonLook
  isSmall?: boolean
  fields?: Record<string, string>
  /** Fields that somebody fills in. */
  above?: ReactNode
  /** Another way on, beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** What is asked for twice: a refusal comes back to its question, with what was typed, also without script. */
const QUESTIONS: readonly DeskOrderIntent[] = [
  'refund',
  'part',
  'cancel',
  'replace',
  'close',
  'vat',
  'correct',
  'papers',
]

export function ActForm({ orderId, intent, look, isSmall, fields = {}, above, beside, children }: ActFormProps) {
  const isBusy = useIsSending(intent)
  const query = QUESTIONS.includes(intent) ? `?ask=${intent}` : ''
  return (
    <IntentForm
      intent={intent}
      fields={fields}
      action={`${href('/admin-dashboard/orders/:orderId', { orderId })}${query}`}
    >
      {above && <div className="pb-3">{above}</div>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={look}
          isSmall={isSmall}
          pending={isBusy}
          pendingText={deskOrderCopy.actions.sending}
        >
          {children}
        </Button>
        {beside}
      </div>
    </IntentForm>
  )
}
