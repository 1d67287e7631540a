// /tell-me-when: whoever wants a country that isn't sold leaves an address, agrees by the link in an email, and can end it.
import { countryName } from '#app/language/formats.ts'
import { href, Link, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { wishCopy as copy } from '#app/copy/support/wish.ts'
import { Form } from '#app/forms/form.tsx'
import { PageHead } from '#app/layout/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/tell-me-when.ts'
import { answerWish, readWishPage, type WishAnswer, type WishPage } from './wish-action.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => readWishPage(request, context)
export const action = answerWish

// The address may be a key.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function TellMeWhen() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<WishAnswer>() ?? null
  const { title, lead } = topOf(page)
  return (
    <>
      <PageHead title={copy.title} description={copy.description} isPrivate />
      <PageTop title={title} lead={lead} />
      <div className="wrap py-8 md:py-12">
        <div className="grid max-w-xl gap-6">
          {page.kind === 'ask' &&
            (answer?.kind === 'sent' ? <Sent email={answer.email} /> : <Ask {...{ page, answer }} />)}
          {answer?.kind === 'done' && page.kind !== 'ask' && (
            <Callout tone="success" role="status">
              {copy.done}
            </Callout>
          )}
          {(page.kind === 'asked' || page.kind === 'waiting') && <Decide kind={page.kind} />}
          <Link to={href('/bundleselector')} className="link justify-self-start">
            {copy.search}
          </Link>
        </div>
      </div>
    </>
  )
}

function topOf(page: WishPage): { title: string; lead: string } {
  if (page.kind === 'ask')
    return { title: page.country ? copy.titleOf(countryName(page.country)) : copy.title, lead: copy.lead }
  if (page.kind === 'gone') return copy.opened.gone
  if (page.kind === 'unknown') return copy.unknown
  const { title, lead } = copy.opened[page.kind]
  return { title: title(countryName(page.country)), lead: lead(page.email) }
}

function Sent({ email }: { email: string }) {
  return (
    <Callout tone="success" role="status" title={copy.asked.title}>
      {copy.asked.text(email)}
    </Callout>
  )
}

function Ask({ page, answer }: { page: Extract<WishPage, { kind: 'ask' }>; answer: WishAnswer }) {
  const isBusy = useNavigation().state === 'submitting'
  const refused = answer?.kind === 'refused' ? answer : null
  const chosen = refused?.country || (page.country ?? '')
  return (
    <Form method="post" noValidate className="panel grid gap-5 p-6">
      {refused?.field === null && (
        <Callout tone="danger" role="alert">
          {refused.problem}
        </Callout>
      )}
      <SelectField
        name="country"
        label={copy.country}
        required
        defaultValue={chosen}
        options={[['', copy.choose], ...page.countries.map((code) => [code, countryName(code)] as const)]}
        error={refused?.field === 'country' ? refused.problem : undefined}
      />
      <TextField
        {...EMAIL_INPUT}
        name="email"
        label={copy.email}
        required
        defaultValue={refused?.email}
        error={refused?.field === 'email' ? refused.problem : undefined}
      />
      <p className="text-sm text-muted">
        <span>{copy.kept}</span>{' '}
        <Link to={href('/privacy')} className="link">
          {copy.privacy}
        </Link>
      </p>
      <div>
        <Button type="submit" pending={isBusy} pendingText={copy.asking}>
          {copy.ask}
        </Button>
      </div>
    </Form>
  )
}

// Only a button changes something; programs that look at emails press none.
function Decide({ kind }: { kind: 'asked' | 'waiting' }) {
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  const isAsked = kind === 'asked'
  return (
    // The button that ends it stands elsewhere than the one that agrees, so that a double press doesn't do both.
    <Form
      key={kind}
      method="post"
      action={`/tell-me-when${search}`}
      className="panel grid justify-items-start gap-4 p-6"
    >
      {!isAsked && <p>{copy.kept}</p>}
      <Button
        type="submit"
        name="intent"
        value={isAsked ? 'agree' : 'stop'}
        look={isAsked ? 'primary' : 'secondary'}
        pending={isBusy}
        pendingText={copy.asking}
      >
        {copy.opened[kind].button}
      </Button>
      {isAsked && <p className="text-sm text-muted">{copy.kept}</p>}
    </Form>
  )
}
