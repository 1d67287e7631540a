// /alerts: the alert settings of an address, changed by whoever has the key from one of its emails.
import { useActionData, useLoaderData, useLocation, useNavigation, href, data } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { alertPageCopy as copy } from '#app/copy/delivery/alerts.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { AlertSettings } from '#shop/delivery/alert/alert.ts'
import type { Route } from './+types/alerts.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { shopContext } from '#app/session/request-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'

// GET and POST /alerts?key=…: the alert settings of an address, for whoever has the key from one of its emails.

const ALL_OFF: AlertSettings = { isDataOn: false, isExpiryOn: false }

type AlertsPage = { kind: 'unknown' } | { kind: 'settings'; email: string; settings: AlertSettings }
type AlertsAnswer = { kind: 'unknown' } | { kind: 'saved' | 'stopped' }

async function readAlertsPage(request: Request, context: Context) {
  const { email, status } = await readKey(request, context)
  if (email === null) return data<AlertsPage>({ kind: 'unknown' }, status)
  const settings = await context.get(shopContext).alerts.viewAlertSettings(email)
  return data<AlertsPage>({ kind: 'settings', email: maskedEmail(email), settings })
}

export const action = formAction({
  who: readKey,
  async run({ shop, form, user: { email, status } }): Promise<FormResult<AlertsAnswer>> {
    if (email === null) return { answer: { kind: 'unknown' }, status }
    // RFC 8058: an email program says exactly this, and nothing else has to be asked.
    const isStop = form.get('List-Unsubscribe') === 'One-Click' || form.get('intent') === 'stop'
    const settings = isStop ? ALL_OFF : { isDataOn: form.has('data'), isExpiryOn: form.has('expiry') }
    await shop.alerts.saveAlertSettings(email, settings)
    return { answer: { kind: isStop ? 'stopped' : 'saved' } }
  },
})

async function readKey(request: Request, context: Context) {
  const [key = '', ...more] = new URL(request.url).searchParams.getAll('key')
  const input = { key: more.length === 0 ? key : '', rateLimitKey: rateLimitKeyOf(context) }
  const opened = await context.get(shopContext).alerts.openAlertKey(input)
  if (opened.ok) return { email: opened.email, status: 200 }
  return { email: null, status: opened.problem === 'too_often' ? tooOftenStatus(context, opened) : 404 }
}

/** Somebody the email was forwarded to need not learn the address. */
const maskedEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

export const loader = ({ request, context }: Route.LoaderArgs) => readAlertsPage(request, context)

// The address is a key.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function Alerts() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<AlertsAnswer>()
  if (page.kind === 'unknown') return <Unknown />
  const { email, settings } = page
  return (
    <>
      <PageHead title={copy.title} description={copy.description} isPrivate />
      <PageTop title={copy.title} lead={copy.lead(email)} />
      <div className="wrap py-8 md:py-12">
        <div className="grid max-w-3xl gap-6">
          {answer && answer.kind !== 'unknown' && (
            <Callout tone="success" role="status">
              {copy[answer.kind]}
            </Callout>
          )}
          <Settings key={JSON.stringify(settings)} settings={settings} />
          <p className="text-muted">{copy.still}</p>
        </div>
      </div>
    </>
  )
}

function Settings({ settings }: { settings: AlertSettings }) {
  const { search } = useLocation()
  const said = useNavigation().formData?.get('intent')
  return (
    <Form method="post" action={`/alerts${search}`} preventScrollReset className="panel grid gap-6 p-6">
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-xl font-bold">{copy.legend}</legend>
        <Checkbox
          name="data"
          label={<span className="font-semibold">{copy.data}</span>}
          hint={copy.dataHint}
          defaultChecked={settings.isDataOn}
          autoComplete="off"
        />
        <Checkbox
          name="expiry"
          label={<span className="font-semibold">{copy.expiry}</span>}
          hint={copy.expiryHint}
          defaultChecked={settings.isExpiryOn}
          autoComplete="off"
        />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" pending={said === 'save'} pendingText={copy.saving}>
          {copy.save}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="stop"
          look="secondary"
          pending={said === 'stop'}
          pendingText={copy.saving}
        >
          {copy.stopAll}
        </Button>
      </div>
    </Form>
  )
}

function Unknown() {
  const { title, text, support } = copy.unknown
  return (
    <>
      <PageHead title={title} description={copy.description} isPrivate />
      <PageTop title={title} lead={text}>
        <LinkButton to={href('/support')}>{support}</LinkButton>
      </PageTop>
    </>
  )
}
