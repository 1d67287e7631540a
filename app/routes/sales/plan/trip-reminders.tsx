// GET and POST /trip-reminders?part=…: ends the reminders about a planned trip, for whoever has a link from one of them.
import { data, href, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { planCopy } from '#app/copy/sales/plan.ts'
import { everybody, formAction, type FormResult } from '#app/http/form-action.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import type { Route } from './+types/trip-reminders.ts'
import { readPartName } from './part-name.ts'

const copy = planCopy.page

type StopResult = { isEnded: boolean }

export async function loader({ url, context }: Route.LoaderArgs) {
  const state = await context.get(shopContext).plans.viewReminders(readPartName(url), atOf(context))
  return data({ state }, state === 'unknown' ? 404 : 200)
}

export const action = formAction({
  who: everybody,
  async run({ url, context, shop }): Promise<FormResult<StopResult>> {
    const isEnded = await shop.plans.endRemindersOf(readPartName(url), atOf(context))
    return { answer: { isEnded }, status: isEnded ? 200 : 404 }
  },
})

// The address opens the reminders of somebody's trip.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function TripReminders() {
  const { state } = useLoaderData<typeof loader>()
  const isKnown = state !== 'unknown'
  const wasEnded = useActionData<StopResult>()?.isEnded ?? false
  const isEnded = state === 'ended' || wasEnded
  const { search } = useLocation()
  const isEnding = useNavigation().formMethod === 'POST'
  const words = isKnown ? { title: copy.title, text: copy.lead } : copy.unknown
  return (
    <>
      <PageHead title={words.title} description={copy.description} isPrivate />
      <PageTop title={words.title} lead={words.text}>
        {!isKnown && <LinkButton to={href('/bundleselector')}>{copy.unknown.button}</LinkButton>}
        {isKnown && !isEnded && (
          <Form method="post" action={`/trip-reminders${search}`} preventScrollReset>
            <Button type="submit" name="intent" value="end" pending={isEnding} pendingText={planCopy.stopping}>
              {planCopy.stop}
            </Button>
          </Form>
        )}
        {isEnded && (
          <Callout tone="success" role="status">
            {copy.stopped}
          </Callout>
        )}
      </PageTop>
    </>
  )
}
