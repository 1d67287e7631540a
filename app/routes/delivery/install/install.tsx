// /install: one page per eSIM, from the first tap on the phone to the first page abroad.
import { withQuery } from '#app/format/with-query.ts'
import { useLoaderData, type ShouldRevalidateFunctionArgs, href } from 'react-router'
import { connectionCopy } from '#app/copy/delivery/connection.ts'
import { installPageCopy as copy } from '#app/copy/delivery/install-page.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { keepPage } from '#app/session/keep-page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { NoOrder } from '#app/features/order-access/no-order.tsx'
import { readAnswers } from '#app/features/connection-check/connection.ts'
import { answerInstall } from './install-action.ts'
import type { InstallAnswer, InstallPage } from './install-page.ts'
import { InstallScreen } from './install-screen.tsx'
import { readInstallPage } from './read-install.ts'
import type { Route } from './+types/install.ts'
import '#app/features/esim-card/esim-card.css'
import '#app/ui/page.css'
import './install.css'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readInstallPage(request, url, context)
export const action = answerInstall

/** A phone without a connection is why somebody asks at all: the page stays, and says so. */
export const clientAction = keepPage((form): InstallAnswer => {
  const trouble = connectionCopy.offline
  return form.get('intent') === 'send'
    ? { intent: 'send', qrUrl: null, trouble }
    : { intent: 'check', answers: readAnswers(form), live: null, trouble }
})

// Checking with the network doesn't change the page's own data.
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

// An eSIM's address is its buyer's business: no referrer to other sites.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function Install() {
  const page = useLoaderData<typeof loader>()
  if (page.kind === 'no_reference' || page.kind === 'not_found') return <NoOrder kind={page.kind} />
  if (page.kind === 'ready') return <InstallScreen key={page.order.reference} {...page} />

  const { title, text } = wordsOf(page)
  return (
    <>
      <PageHead title={title} description={text} isPrivate />
      <PageTop title={title} lead={text}>
        <LinkButton to={withQuery(href('/success'), { reference: page.reference })}>{copy.notReady.open}</LinkButton>
        {page.kind === 'top_up' && (
          <LinkButton to={withQuery(href('/esim-status'), { reference: page.reference })} look="quiet">
            {copy.topUp.status}
          </LinkButton>
        )}
        {(page.kind === 'gone' || page.kind === 'withdrawn') && (
          <LinkButton to={href('/support')} look="quiet">
            {orderCopy.support}
          </LinkButton>
        )}
      </PageTop>
    </>
  )
}

function wordsOf(page: Exclude<InstallPage, { kind: 'no_reference' | 'not_found' | 'ready' }>) {
  if (page.kind === 'top_up') return { title: copy.topUp.title, text: copy.topUp.text(page.iccidEnd) }
  return { gone: copy.gone, withdrawn: copy.withdrawn, not_ready: copy.notReady }[page.kind]
}
