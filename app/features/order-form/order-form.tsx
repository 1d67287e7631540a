// One button that posts to this page; it waits for its answer without script and with it, and is not sent twice.
import { useEffect, useRef, type ReactNode } from 'react'
import { useActionData, useLocation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import type { OrderAnswer, OrderIntent } from './order-answer.ts'

type OrderFormProps = {
  intent: OrderIntent
  children: ReactNode
  pendingText: string
  look?: ButtonLook
  isWide?: boolean
  /** Fields that somebody fills in. */
  above?: ReactNode
  onAnswer: (answer: OrderAnswer) => void
}

export function OrderForm({ intent, children, pendingText, look, isWide, above, onAnswer }: OrderFormProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const { search } = useLocation()
  const isPending = fetcher.state !== 'idle'
  const answered = useRef<OrderAnswer>(undefined)
  const { data } = fetcher

  useEffect(() => {
    if (!data || answered.current === data) return
    answered.current = data
    onAnswer(data)
  }, [data, onAnswer])

  return (
    <Form fetcher={fetcher} method="post" action={`/success${search}`}>
      <input type="hidden" name="intent" value={intent} />
      {above}
      <Button type="submit" look={look} isWide={isWide} pending={isPending} pendingText={pendingText}>
        {children}
      </Button>
    </Form>
  )
}

/** The answer to a post that was sent without script. */
export function usePostedAnswer(intent: OrderIntent): OrderAnswer | null {
  const answer = useActionData<OrderAnswer>()
  return answer?.intent === intent ? answer : null
}
