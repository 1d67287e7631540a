import { withQuery } from '#app/format/with-query.ts'
import { useEffect, useRef } from 'react'
import { Link, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { accountCopy } from '#app/copy/people/account.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { useAnswered } from '../use-answered.ts'

const copy = accountCopy.services.add
const ACTION = withQuery(href('/account'), { tab: 'services' }, 'add-esim')

// An eSIM that was bought with another address: its number first, then the code that was emailed to that address.
export function AddEsim({ answer }: { answer: AccountAnswer | undefined }) {
  const isOurs = answer?.intent === 'add_esim' || answer?.intent === 'add_esim_code'
  return (
    <section id="add-esim" className="card" aria-labelledby="add-esim-heading">
      <h2 id="add-esim-heading" className="text-2xl">
        {copy.heading}
      </h2>
      {isOurs && answer.proof ? (
        <CodeForm answer={answer} proof={answer.proof} />
      ) : (
        <IccidForm answer={isOurs ? answer : undefined} />
      )}
    </section>
  )
}

function IccidForm({ answer }: { answer: AccountAnswer | undefined }) {
  const { form, isBusy } = useAnswered('add_esim', answer, false)
  return (
    <Form
      ref={form}
      method="post"
      action={ACTION}
      preventScrollReset
      className="grid max-w-xl grid-cols-1 gap-4"
      noValidate
    >
      <p className="text-muted">{copy.text}</p>
      <TextField
        id="add-iccid"
        name="iccid"
        label={copy.iccid}
        hint={copy.iccidHint}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={60}
        defaultValue={answer?.values.iccid}
        error={answer?.error}
        required
      />
      <div>
        <Button type="submit" name="intent" value="add_esim" pending={isBusy} pendingText={copy.starting}>
          {copy.start}
        </Button>
      </div>
    </Form>
  )
}

function CodeForm({ answer, proof }: { answer: AccountAnswer; proof: string }) {
  const { form, isBusy } = useAnswered('add_esim_code', answer, false)
  const box = useRef<HTMLDivElement>(null)
  // The form replaces the previous one, so the focus moves to it.
  useEffect(() => box.current?.focus(), [])
  return (
    <Form
      ref={form}
      method="post"
      action={ACTION}
      preventScrollReset
      className="grid max-w-xl grid-cols-1 gap-4"
      noValidate
    >
      <Callout role="status" ref={box}>
        {copy.mailed}
      </Callout>
      <input type="hidden" name="proof" value={proof} />
      <TextField
        id="add-code"
        name="code"
        label={copy.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        error={answer.error}
        required
      />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" name="intent" value="add_esim_code" pending={isBusy}>
          {copy.finish}
        </Button>
        <Link to={ACTION} className="link inline-block py-2">
          {copy.again}
        </Link>
      </p>
    </Form>
  )
}
