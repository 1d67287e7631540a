// /gift: for whoever gets an eSIM from somebody else. It says nothing of what it cost.
import type { ReactNode } from 'react'
import { href, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { Form } from '#app/forms/form.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  answerGift,
  readGiftPage,
  type GiftAnswer,
  type GiftPage,
  type ShownGift,
  type ShownStart,
} from './gift-action.ts'
import type { Route } from './+types/gift.ts'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readGiftPage(request, url, context)
export const action = answerGift

// The address may be a key.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

const copy = giftCopy.page

export default function Gift() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<GiftAnswer>()
  const { title, lead } = topOf(page)
  return (
    <>
      <PageHead title={title} description={copy.description} isPrivate />
      <PageTop title={title} lead={lead} />
      <div className="wrap py-8 md:py-12">
        <div className="grid max-w-xl grid-cols-1 gap-6">
          {page.kind !== 'unknown' && page.gift.standing === 'ready' && <Message gift={page.gift} />}
          {answer && !answer.isStart && <ErrorBox message={answer.error} />}
          {page.kind === 'closed' && page.gift.standing === 'ready' && <Closed giftKey={page.key} />}
          {page.kind === 'open' && page.gift.standing === 'ready' && (
            <>
              <Opened reference={page.reference} isToppable={page.isToppable} />
              {page.start && <Start start={page.start} error={answer?.isStart && answer.error} />}
              <GiveBack isRefused={answer !== undefined && !answer.isStart} />
            </>
          )}
          <p>
            <LinkButton
              to={page.kind === 'open' ? supportPath(page.reference) : href('/support')}
              look={page.kind === 'unknown' ? 'secondary' : 'quiet'}
            >
              {copy.help}
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  )
}

function topOf(page: GiftPage): { title: string; lead: string } {
  if (page.kind === 'unknown') return { title: copy.unknown.title, lead: copy.unknown.text }
  const { standing, fromName, trip, days } = page.gift
  if (standing !== 'ready') {
    const { title, text } = { returned: copy.returned, gone: copy.gone, not_ready: copy.notReady }[standing]
    return { title, lead: text }
  }
  return { title: fromName === '' ? copy.title : copy.titleFrom(fromName), lead: copy.lead(trip, days) }
}

const Message = ({ gift: { message } }: { gift: ShownGift }) =>
  message === '' ? null : <blockquote className="panel p-6 text-lg wrap-anywhere">{message}</blockquote>

function Closed({ giftKey }: { giftKey: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={href('/gift')} className="grid gap-3">
      <input type="hidden" name="key" value={giftKey} />
      <div>
        <Button type="submit" name="intent" value="open" pending={isBusy} pendingText={copy.opening}>
          {copy.open}
        </Button>
      </div>
      <p className="text-muted">{copy.openHint}</p>
    </Form>
  )
}

function Opened({ reference, isToppable }: { reference: string; isToppable: boolean }) {
  return (
    <section aria-labelledby="use" className="panel grid gap-4 p-6">
      <h2 id="use" className="text-2xl">
        {copy.steps}
      </h2>
      <p>{copy.stepsText}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={withQuery(href('/install'), { reference })}>{copy.install}</LinkButton>
        <LinkButton to={withQuery(href('/esim-status'), { reference })} look="secondary">
          {copy.status}
        </LinkButton>
        {isToppable && (
          <LinkButton to={withQuery(href('/top-up'), { reference })} look="secondary">
            {copy.topUp}
          </LinkButton>
        )}
      </p>
    </section>
  )
}

// The buyer may not know it; reminders, calendar, and install page go by it.
function Start({ start: { day, text, first, last, lastText }, error }: { start: ShownStart; error?: string }) {
  return (
    <section aria-labelledby="start" className="panel grid gap-4 p-6">
      <h2 id="start" className="text-2xl">
        {copy.start.heading}
      </h2>
      <p>{text === null ? copy.start.text : copy.start.chosen(text)}</p>
      <GiftForm intent="start" words={copy.start}>
        <TextField
          type="date"
          name="startsOn"
          required
          min={first}
          max={last}
          defaultValue={day ?? undefined}
          label={copy.start.label}
          hint={copy.start.hint(lastText)}
          error={error}
        />
      </GiftForm>
    </section>
  )
}

function GiveBack({ isRefused }: { isRefused: boolean }) {
  return (
    <Disclosure title={copy.back.heading} open={isRefused || undefined}>
      <GiftForm intent="return" words={copy.back}>
        <p>{copy.back.text}</p>
        <Checkbox name="confirm" required label={copy.back.confirm} />
      </GiftForm>
    </Disclosure>
  )
}

type GiftFormProps = { intent: string; words: { button: string; pending: string }; children: ReactNode }

function GiftForm({ intent, words, children }: GiftFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { search } = useLocation()
  return (
    <Form method="post" action={`/gift${search}`} noValidate className="grid gap-4">
      {children}
      <div>
        <Button
          type="submit"
          look="secondary"
          name="intent"
          value={intent}
          pending={isBusy}
          pendingText={words.pending}
        >
          {words.button}
        </Button>
      </div>
    </Form>
  )
}
