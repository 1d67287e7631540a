import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Refusal } from '#app/ui/verdict.tsx'
import { Form, type FormProps } from './form.tsx'

type IntentFormProps = FormProps & {
  intent: string
  /** What goes along with it, which nobody fills in. */
  fields?: Record<string, string | number>
  /** Why it was refused, where that is about no single field. */
  error?: ReactNode
}

// One of several forms that a page's action takes: it names itself, and the page stays where it is.
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

/** Whether that form of the page is on its way. */
export const useIsSending = (intent: string): boolean => useNavigation().formData?.get('intent') === intent
