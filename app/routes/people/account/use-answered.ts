// After an account form was answered, moves the focus: to the first invalid field, or to the success message.
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useNavigation } from 'react-router'
import type { AccountAnswer, AccountIntent } from './account-answer.ts'

/** `own` is the answer to this form alone; `said` is there once it was carried out. */
export function useAnswered(intent: AccountIntent, own: AccountAnswer | undefined, isDone: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const isBusy = useNavigation().formData?.get('intent') === intent
  const wasBusy = useRef(false)
  const page = useLoaderData<unknown>()
  const pageBefore = useRef(page)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (own) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [own])

  useEffect(() => {
    // If the form couldn't be sent, there is no new page, and the previous message is no answer to it.
    const isAnswered = wasBusy.current && !isBusy && pageBefore.current !== page
    wasBusy.current = isBusy
    if (!isBusy) pageBefore.current = page
    if (!isAnswered || !isDone) return
    setRound((before) => before + 1)
    said.current?.focus()
  }, [isBusy, isDone, page])

  /** `round` counts how often it was carried out: a form with it as its key begins anew each time. */
  return { form, said, isBusy, round }
}
