import { useEffect, useRef } from 'react'
import { Link, useActionData, useLoaderData, href, useNavigation } from 'react-router'
import { withdrawCopy as copy } from '#app/copy/support/withdraw.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton, Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { answerWithdrawal, openWithdrawal, type WithdrawPage } from './withdraw/withdraw-action.ts'
import type { Route } from './+types/withdraw.ts'
import './reading.css'
import { Form } from '#app/forms/form.tsx'
import { WITHDRAW_FIELDS, WITHDRAW_TABLE } from './withdraw/withdraw-fields.ts'
import type { WithdrawValues } from './withdraw/withdraw-form.ts'
import { useShell } from '#app/session/shell-data.ts'
import { ErrorBox } from '#app/ui/callout.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => openWithdrawal(request, context)
export const action = answerWithdrawal

const steps = (): { step: WithdrawPage['step']; label: string }[] => [
  { step: 'form', label: copy.steps.first },
  { step: 'review', label: copy.steps.second },
  { step: 'done', label: copy.steps.last },
]

export default function Withdraw() {
  const opened = useLoaderData<typeof loader>()
  const page = useActionData<typeof action>() ?? opened

  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <Steps current={page.step} />
      </PageTop>
      <div className="wrap grid items-start gap-6 py-8 md:py-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-10">
        <div className="panel">
          {page.step === 'form' && <WithdrawStart page={page} />}
          {page.step === 'review' && <WithdrawReview values={page.values} />}
          {page.step === 'done' && <Received page={page} />}
        </div>
        <GoodToKnow />
      </div>
    </>
  )
}

function Steps({ current }: { current: WithdrawPage['step'] }) {
  const at = steps().findIndex(({ step }) => step === current)
  return (
    <ol className="crumbs" aria-label={copy.steps.label}>
      {steps().map(({ step, label }, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className="crumb-number">{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  )
}

function Received({ page }: { page: Extract<WithdrawPage, { step: 'done' }> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { done } = copy

  return (
    <div className="grid justify-items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-3xl">
        <Icon name="check" size={28} className="text-success" />
        {done.heading}
      </h2>
      <dl className="facts-list">
        <dt>{done.received}</dt>
        <dd>
          <time dateTime={page.receivedAt} className="figures">
            {page.receivedText}
          </time>
        </dd>
        <dt>{copy.fields.reference.label}</dt>
        <dd translate="no">{page.values.reference}</dd>
        <dt>{copy.fields.name.label}</dt>
        <dd translate="no">{page.values.name}</dd>
      </dl>
      <p>{sentence(done.mail(page.values.email), [page.values.email])}</p>
      <p>{done.next}</p>
      <p className="text-muted">{done.noMail}</p>
      <p className="no-print flex flex-wrap gap-3">
        <LinkButton to={href('/support')} look="secondary">
          {done.support}
        </LinkButton>
        <LinkButton to={href('/')} look="quiet">
          {done.home}
        </LinkButton>
      </p>
    </div>
  )
}

function GoodToKnow() {
  const { facts } = copy
  return (
    <aside aria-labelledby="good-to-know" className="grid gap-4">
      <h2 id="good-to-know" className="text-2xl">
        {facts.heading}
      </h2>
      <dl className="grid gap-4">
        {facts.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print">
        <Link to={`${href('/terms')}#withdrawal`} className="link inline-block py-1">
          {facts.terms}
        </Link>
      </p>
    </aside>
  )
}

// Step two: everything once more, and one button that declares the withdrawal.
function WithdrawReview({ values }: { values: WithdrawValues }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isSending = useNavigation().formData?.get('intent') === 'confirm'
  const { review } = copy

  return (
    <Form method="post" action={href('/withdraw')} className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {review.heading}
      </h2>
      <p>{review.lead}</p>
      <dl className="facts-list">
        {WITHDRAW_FIELDS.map((field) => (
          <Row key={field} label={copy.fields[field].label} value={values[field]} />
        ))}
      </dl>
      <p className="plainly font-semibold">{review.statement}</p>
      {WITHDRAW_FIELDS.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          pending={isSending}
          pendingText={review.sending}
          className="max-sm:w-full"
        >
          {review.confirm}
        </Button>
        <Button type="submit" name="intent" value="change" look="secondary" className="max-sm:w-full">
          {review.change}
        </Button>
      </div>
    </Form>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd translate="no">{value}</dd>
    </>
  )
}

const fieldId = (field: string) => `withdraw-${field}`

// Step one: who, which contract, and where to send the acknowledgment.
function WithdrawStart({ page }: { page: Extract<WithdrawPage, { step: 'form' }> }) {
  const { brand } = useShell()
  const { values, fields, error } = page
  const key = JSON.stringify(values)

  return (
    <Form method="post" action={href('/withdraw')} className="grid gap-6" noValidate>
      <h2 className="text-2xl">{copy.steps.first}</h2>
      <FieldSummary heading={copy.problems.heading} order={WITHDRAW_FIELDS} errors={fields} idOf={fieldId} />
      {WITHDRAW_FIELDS.map((field) => (
        <TextField
          key={`${field} ${key}`}
          id={fieldId(field)}
          name={field}
          label={copy.fields[field].label}
          hint={copy.fields[field].hint?.(brand.orderPrefix)}
          error={fields[field]}
          defaultValue={values[field]}
          required
          {...WITHDRAW_TABLE[field]}
        />
      ))}
      {error && <ErrorBox message={error} />}
      <div>
        <Button type="submit" name="intent" value="review" className="max-sm:w-full">
          {copy.begin}
        </Button>
      </div>
    </Form>
  )
}
