import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Refusal } from '#app/ui/verdict.tsx'
import { Form, type FormProps } from './form.tsx'

type IntentFormProps = FormProps & {
  intent: string
  /** Hidden fields that are sent with it. */
  fields?: Record<string, string | number>
  /** Why it was refused, if no single field is to blame. */
  error?: ReactNode
}

// One of a page's forms. It tells the action its intent, and the page keeps its scroll position.
export const IntentForm = ({ intent, fields = {}, error, children, ...form }: IntentFormProps) => (
  <Form method="post" preventScrollReset {...form}>
    <input type="hidden" name="intent" value={intent} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Refusal says={error} />
    {children}
  </Form>
)

/** Whether the form with this intent is being sent. */
export function useIsSending(intent: string, fields: Record<string, string> = {}): boolean {
  const sent = useNavigation().formData
  return Object.entries({ intent, ...fields }).every(([name, value]) => sent?.get(name) === value)
}
