// A form of the page of a message: it says which message, as it was seen, and what to do with it.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import type { MessageAnswer, MessageIntent } from './message-action.ts'
import type { MessagePage } from './read-message.ts'

type MessageFormProps = {
  page: Pick<MessagePage, 'number' | 'version'>
  intent: MessageIntent
  answer: MessageAnswer | undefined
  fields?: Record<string, string>
  /** What else its question was asked with, as the end of a query. */
  asked?: string
  /** What the button says. */
  words: string
  look?: ButtonLook
  /** Shown next to the button. */
  beside?: ReactNode
  className?: string
  /** It takes files. */
  takesFiles?: true
  children?: ReactNode
}

export function MessageForm(props: MessageFormProps) {
  const {
    page,
    intent,
    answer,
    fields = {},
    asked = '',
    words,
    look,
    beside,
    className = 'grid gap-4',
    takesFiles,
    children,
  } = props
  const isBusy = useIsSending(intent, fields)
  // What is asked for twice: a refusal comes back to its question, also without script.
  const query = intent === 'refund' || intent === 'refuse' ? `?ask=${intent}${asked}` : ''
  return (
    <IntentForm
      intent={intent}
      fields={{ version: page.version, ...fields }}
      error={answer?.intent === intent && !answer.isPasswordWrong && answer.error}
      action={`${href('/admin-dashboard/inbox/:number', { number: page.number })}${query}`}
      className={className}
      encType={takesFiles && 'multipart/form-data'}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look={look} pending={isBusy} pendingText={copy.sending}>
          {words}
        </Button>
        {beside}
      </div>
    </IntentForm>
  )
}
