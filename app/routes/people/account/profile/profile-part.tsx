import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { AccountAnswer, AccountIntent } from '../account-answer.ts'
import { useAnswered } from '../use-answered.ts'

type ProfilePartProps = {
  intent: AccountIntent
  heading: string
  text?: ReactNode
  /** The success message; null unless the form was just submitted. */
  done: string | null
  answer: AccountAnswer | undefined
  button: string
  look?: ButtonLook
  /** The form waits behind these words until somebody wants it. */
  foldedUnder?: string
  children: ReactNode
}

/** The answer to this very form, and to no other one of the page. */
export const answerOf = (intent: AccountIntent, answer: AccountAnswer | undefined): AccountAnswer | undefined =>
  answer?.intent === intent ? answer : undefined

// One card of the profile with its form; a refusal leads the eye to its first field.
export function ProfilePart({
  intent,
  heading,
  text,
  done,
  answer,
  button,
  look = 'secondary',
  foldedUnder,
  children,
}: ProfilePartProps) {
  const own = answerOf(intent, answer)
  const { form, said, isBusy, round } = useAnswered(intent, own, done !== null)

  // Once it was carried out, the form begins empty: passwords above all.
  const fields = (
    <Form
      key={round}
      ref={form}
      method="post"
      action={withQuery(href('/account'), { tab: 'profile' }, `part-${intent}`)}
      preventScrollReset
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {children}
      {own?.error && <ErrorBox message={own.error} />}
      <div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          look={look}
          pending={isBusy}
          pendingText={profileCopy.saving}
        >
          {button}
        </Button>
      </div>
    </Form>
  )
  return (
    <section className="card" aria-labelledby={`part-${intent}`}>
      <h2 id={`part-${intent}`} className="text-2xl">
        {heading}
      </h2>
      {done && (
        <Callout tone="success" role="status" ref={said}>
          {done}
        </Callout>
      )}
      {text && <div className="text-muted">{text}</div>}
      {foldedUnder ? (
        <Disclosure title={foldedUnder} className="card-part" open={own !== undefined || undefined}>
          <div className="pt-2">{fields}</div>
        </Disclosure>
      ) : (
        fields
      )}
    </section>
  )
}
