// /admin-dashboard/find: one search over orders, customers, eSIMs and messages; what is looked for stands in no address.
import { withQuery } from '#app/format/with-query.ts'
import { Link, useActionData, useLoaderData, useNavigation, href } from 'react-router'
import { deskCopy, stateText } from '#app/copy/office/admin-desk.ts'
import { deskPlaceNames } from '#app/copy/office/desk-frame.ts'
import { findCopy as copy } from '#app/copy/office/find.ts'
import { inboxCopy } from '#app/copy/office/inbox.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Form } from '#app/forms/form.tsx'
import { textOf } from '#app/forms/form-fields.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { NothingHere } from '#app/features/desk/nothing-here.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard, OrderLink } from './facts.tsx'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/find.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const { desk } = context.get(shopContext)
  const sealed = textOf(new URL(request.url).searchParams, 'find', 1_000) || null
  const search = sealed === null ? null : desk.openSearch(sealed, { actor: user })
  return {
    search,
    isOver: sealed !== null && search === null,
    found: search === null ? null : shown(await desk.findAnything(search)),
  }
}

export const action = formAction({
  who: whoIsLetIn,
  async run({ form, user, shop }): Promise<FormResult<{ error: string }>> {
    const text = textOf(form, 'text', 200).trim()
    if (text === '') return { to: href('/admin-dashboard/find') }
    const search = await shop.desk.sealSearch(text, { actor: user })
    if (!search.ok) return { answer: { error: deskCopy.tooOften(search.retryAfterSeconds) }, wait: search }
    return { to: withQuery(href('/admin-dashboard/find'), { find: search.sealed }) }
  },
})

type SearchResults = Awaited<ReturnType<Shop['desk']['findAnything']>>

const shown = ({ orders, people, tickets, isMore }: SearchResults) => ({
  isMore,
  orders: orders.map((order) => ({
    id: order.id,
    reference: order.reference,
    at: order.createdAt.toISOString(),
    customer: order.company?.details.companyName ?? order.customerName,
    email: order.email,
    data: order.bundle.data,
    zone: order.bundle.zone,
    totalCents: order.totalCents,
    state: order.state,
    iccidEnd: (order.topUp?.iccid ?? order.iccid)?.slice(-4) ?? null,
  })),
  people: people.map(({ id, fullName, email, accountType, emailVerified }) => ({
    id,
    name: fullName || email,
    email,
    role: emailVerified ? accountType : copy.guest,
  })),
  tickets: tickets.map(({ createdAt, ...ticket }) => ({ ...ticket, at: createdAt.toISOString() })),
})

const HINT_ID = 'find-hint'

/** What is searched, for whoever would rather look through it. */
const LISTS = [
  `${href('/admin-dashboard')}?tab=orders`,
  `${href('/admin-dashboard')}?tab=users`,
  href('/admin-dashboard/inbox'),
]

export default function Find() {
  const { search, isOver, found } = useLoaderData<typeof loader>()
  const error = useActionData<{ error: string }>()?.error ?? null
  const isBusy = useNavigation().formData?.has('text') ?? false
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Form
        method="post"
        action={href('/admin-dashboard/find')}
        preventScrollReset
        className="desk-search"
        role="search"
      >
        <TextField
          key={search}
          name="text"
          label={copy.label}
          aria-describedby={HINT_ID}
          defaultValue={search ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <Button type="submit" pending={isBusy}>
          {copy.search}
        </Button>
        {/* As wide as both, since on a phone the field leaves it little room. */}
        <p id={HINT_ID} className="w-full text-sm text-muted">
          {copy.hint}
        </p>
      </Form>
      {(error !== null || isOver) && (
        <Callout tone={error ? 'danger' : 'info'} role="alert">
          {error ?? deskCopy.searchEnded}
        </Callout>
      )}
      {found && search ? (
        <Results search={search} found={found} />
      ) : (
        <NothingHere says={copy.instead}>
          {LISTS.map((to) => (
            <LinkButton key={to} to={to} look="secondary">
              {deskPlaceNames[to]}
            </LinkButton>
          ))}
        </NothingHere>
      )}
    </DeskPage>
  )
}

function Results({ search, found }: { search: string; found: ReturnType<typeof shown> }) {
  const { orders, people, tickets, isMore } = found
  const isNothing = orders.length + people.length + tickets.length === 0
  return (
    <HeadedPart id="results" heading={copy.results(search)} headingClass="text-2xl [overflow-wrap:anywhere]">
      {isNothing && <p className="desk-card">{copy.none}</p>}
      {isMore && <p className="text-muted">{copy.more}</p>}
      {orders.length > 0 && (
        <DeskCard id="orders" heading={copy.orders}>
          <ul>
            {orders.map((order) => (
              <li key={order.id} className="desk-line">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <OrderLink {...order} />
                  <DeskState state={order.state} words={stateText(order.state)} />
                  <span className="[overflow-wrap:anywhere]">{order.customer}</span>
                </span>
                <span className="desk-line-meta [overflow-wrap:anywhere]">
                  <Verbatim>{order.email}</Verbatim> · <Moment at={order.at} /> · {sizeWords(order.data)}, {order.zone}{' '}
                  · {formatEuro(order.totalCents)}
                  {order.iccidEnd && ` · ${copy.esim(order.iccidEnd)}`}
                </span>
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
      {people.length > 0 && (
        <DeskCard id="people" heading={copy.people}>
          <ul>
            {people.map((person) => (
              <li key={person.id} className="desk-line">
                <Link
                  to={href('/admin-dashboard/users/:userId', { userId: person.id })}
                  className="link justify-self-start [overflow-wrap:anywhere]"
                >
                  {person.name}
                </Link>
                <span className="desk-line-meta [overflow-wrap:anywhere]">
                  <Verbatim>{person.email}</Verbatim> · {person.role}
                </span>
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
      {tickets.length > 0 && (
        <DeskCard id="tickets" heading={copy.tickets}>
          <ul>
            {tickets.map((ticket) => (
              <li key={ticket.number} className="desk-line">
                <Link
                  to={href('/admin-dashboard/inbox/:number', { number: ticket.number })}
                  className="link justify-self-start [overflow-wrap:anywhere]"
                >
                  {ticket.title}
                </Link>
                <span className="desk-line-meta [overflow-wrap:anywhere]">
                  {ticket.number} · {inboxCopy.stateOf[ticket.status]} · {ticket.name},{' '}
                  <Verbatim>{ticket.email}</Verbatim> · <Moment at={ticket.at} />
                </span>
              </li>
            ))}
          </ul>
        </DeskCard>
      )}
    </HeadedPart>
  )
}
