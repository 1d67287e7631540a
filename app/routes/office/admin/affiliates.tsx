// /super-admin-dashboard/affiliates: who asks to be one, who is one and what they have, and whether anybody may join.
import { withQuery } from '#app/format/with-query.ts'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { affiliatesCopy as copy } from '#app/copy/partners/earnings.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { formatEuro } from '#values/money.ts'
import { answerAffiliates } from './affiliates/affiliate-action.ts'
import { ApplicationsPart } from './affiliates/applications.tsx'
import { DeskPage } from './desk-page.tsx'
import { DeskCard } from './facts.tsx'
import type { Route } from './+types/affiliates.ts'
import './catalog.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { joinsAtOnce, applications, affiliates } = await context.get(shopContext).partners.listAffiliates()
  const asked = new URL(request.url).searchParams.get('end')
  return {
    joinsAtOnce,
    ending: affiliates.find(({ businessId, endedAt }) => businessId === asked && endedAt === null)?.businessId ?? null,
    applications: applications.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() })),
    affiliates: affiliates.map(({ joinedAt, endedAt, ...each }) => ({
      ...each,
      joinedAt: joinedAt.toISOString(),
      isEnded: endedAt !== null,
    })),
  }
}

export const shouldRevalidate = readsAgain

export const action = answerAffiliates

type Page = Awaited<ReturnType<typeof loader>>
type Member = Page['affiliates'][number]

export default function Affiliates() {
  const { joinsAtOnce, applications, affiliates, ending } = useLoaderData<typeof loader>()
  const answer = useActionData<PlainRefusal>()
  const ended = affiliates.find(({ businessId }) => businessId === ending)
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Refusal says={answer?.message} />
      {ended && <EndQuestion {...ended} />}
      <Joining joinsAtOnce={joinsAtOnce} />
      <ApplicationsPart applications={applications} />
      <DeskCard id="members" heading={copy.members.heading}>
        {affiliates.length === 0 ? (
          <p className="text-muted">{copy.members.none}</p>
        ) : (
          <DataTable
            caption={copy.members.caption}
            columns={COLUMNS}
            rows={affiliates}
            keyOf={({ businessId }) => businessId}
          />
        )}
      </DeskCard>
    </DeskPage>
  )
}

function Joining({ joinsAtOnce }: { joinsAtOnce: boolean }) {
  return (
    <DeskCard id="joining" heading={copy.joining.heading}>
      <p>{joinsAtOnce ? copy.joining.open : copy.joining.closed}</p>
      <IntentForm
        intent="joining"
        fields={{ joins: joinsAtOnce ? 'when_asked' : 'at_once' }}
        action={href('/super-admin-dashboard/affiliates')}
      >
        <Button type="submit" look="secondary">
          {joinsAtOnce ? copy.joining.toClosed : copy.joining.toOpen}
        </Button>
      </IntentForm>
    </DeskCard>
  )
}

// An ended code can't be restored, so this asks first.
function EndQuestion({ businessId, name }: Member) {
  return (
    <section id="end" className="desk-card grid gap-3">
      <h2 className="text-2xl [overflow-wrap:anywhere]">{sentence(copy.endQuestion(name), [name])}</h2>
      <p>{copy.endText}</p>
      <IntentForm
        intent="end"
        fields={{ id: businessId }}
        action={href('/super-admin-dashboard/affiliates')}
        className="flex flex-wrap gap-3"
      >
        <Button type="submit">{copy.yesEnd}</Button>
        <LinkButton to={href('/super-admin-dashboard/affiliates')} look="secondary">
          {copy.keep}
        </LinkButton>
      </IntentForm>
    </section>
  )
}

const { columns } = copy.members

const COLUMNS: Column<Member>[] = [
  {
    name: 'name',
    heading: columns.name,
    isRowHeader: true,
    cell: ({ name, isEnded }) => (
      <>
        <Verbatim>{name}</Verbatim>
        {isEnded && (
          <span className="data-cell-more">
            <DeskState state="refunded" words={copy.members.ended} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'code',
    heading: columns.code,
    cell: ({ code }) => (
      <span translate="no" className="desk-mono">
        {code}
      </span>
    ),
  },
  { name: 'joined', heading: columns.joined, cell: ({ joinedAt }) => dayText(joinedAt) },
  {
    name: 'referredBy',
    heading: columns.referredBy,
    cell: ({ referredBy }) => referredBy ?? copy.applications.nobody,
  },
  { name: 'held', heading: columns.held, isNumber: true, cell: ({ heldCents }) => formatEuro(heldCents) },
  { name: 'payable', heading: columns.payable, isNumber: true, cell: ({ payableCents }) => formatEuro(payableCents) },
  {
    name: 'end',
    heading: columns.end,
    isAct: true,
    cell: ({ businessId, name, isEnded }) =>
      !isEnded && (
        <Link
          to={withQuery(href('/super-admin-dashboard/affiliates'), { end: businessId }, 'end')}

          aria-label={copy.members.endOf(name)}
          className="link inline-flex min-h-11 items-center"
        >
          {copy.members.end}
        </Link>
      ),
  },
]
