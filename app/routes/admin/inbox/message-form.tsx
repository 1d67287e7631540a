// A form of the page of a message: it says which message, as it was seen, and what to do with it.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { messageCopy as copy } from '#app/copy/inbox.ts'
import { Form } from '#app/forms/form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { messagePath } from '../inbox-address.ts'
import type { MessageAnswer, MessageIntent } from './message-action.ts'
import type { MessagePage } from './read-message.ts'

type MessageFormProps = {
  page: Pick<MessagePage, 'number' | 'version'>
  intent: MessageIntent
  answer: MessageAnswer | undefined
  fields?: Record<string, string>
  /** What the button says. */
  words: string
  look?: ButtonLook
  /** Shown next to the button. */
  beside?: ReactNode
  className?: string
  children?: ReactNode
}

export function MessageForm(props: MessageFormProps) {
  const { page, intent, answer, fields = {}, words, look, beside, className = 'grid gap-4', children } = props
  const isBusy = useNavigation().formData?.get('intent') === intent
  // What is asked for twice: a refusal comes back to its question, also without script.
  const query = intent === 'refund' || intent === 'refuse' ? `?ask=${intent}` : ''
  return (
    <Form method="post" action={`${messagePath(page.number)}${query}`} preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={page.version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answer?.intent === intent && !answer.isPasswordWrong && (
        <Callout tone="danger" role="alert">
          {answer.error}
        </Callout>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look={look} pending={isBusy} pendingText={copy.sending}>
          {words}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
