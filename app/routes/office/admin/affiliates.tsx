// /super-admin-dashboard/affiliates: who asks to be one, who is one and what they have, and whether anybody may join.
import { withQuery } from '#app/format/with-query.ts'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { affiliatesCopy as copy, affiliatesCopy } from '#app/copy/partners/earnings.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { type PlainRefusal, refusePlainly } from '#app/features/desk/plain-refusal.ts'
import { toWords } from '#app/features/partnership/read-terms.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { formatEuro } from '#values/money.ts'
import { ApplicationsPart } from './affiliates/applications.tsx'
import { DeskPage } from './desk-page.tsx'
import { DeskCard } from './facts.tsx'
import type { Route } from './+types/affiliates.ts'
import './catalog.css'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { textOf, intentOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'

// POST /super-admin-dashboard/affiliates: who is invited, declined or ended, and whether anybody may join.

type Intent = 'invite' | 'decline' | 'end' | 'joining'
type Verdict = { ok: true } | { ok: false; problem: keyof typeof affiliatesCopy.problems } | TooOften

const idIn = (form: FormData) => textOf(form, 'id', 60)

const DOORS: Record<Intent, (asked: FormPost<SessionUser>) => Promise<Verdict>> = {
  invite: ({ shop, form, caller }) => shop.affiliates.acceptApplication(idIn(form), caller),
  decline: ({ shop, form, caller }) => shop.affiliates.refuseApplication(idIn(form), caller),
  end: ({ shop, form, caller }) => shop.affiliates.endAffiliate(idIn(form), caller),
  joining: ({ shop, form, caller }) => shop.affiliates.setJoining(textOf(form, 'joins') === 'at_once', caller),
}
const FLASHES: Record<Intent, FlashText> = {
  invite: 'affiliate_invited',
  decline: 'affiliate_declined',
  end: 'affiliate_ended',
  joining: 'affiliate_joining_set',
}
const unreadable = () => refusePlainly(deskCopy.unreadable, 400)

export const action = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<PlainRefusal>> {
    const intent = intentOf(posted.form, DOORS)
    if (!intent) return unreadable()
    const verdict = await DOORS[intent](posted)
    if (verdict.ok) return { to: href('/super-admin-dashboard/affiliates'), flash: { text: FLASHES[intent] } }
    if (verdict.problem === 'too_often')
      return { ...refusePlainly(deskCopy.tooOften(verdict.retryAfterSeconds), 429), wait: verdict }
    return refusePlainly(affiliatesCopy.problems[verdict.problem], 409)
  },
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { joinsAtOnce, applications, affiliates } = await context.get(shopContext).partners.listAffiliates()
  const asked = new URL(request.url).searchParams.get('end')
  return {
    joinsAtOnce,
    ending: affiliates.find(({ businessId, endedAt }) => businessId === asked && endedAt === null)?.businessId ?? null,
    applications: applications.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() })),
    affiliates: affiliates.map(({ joinedAt, endedAt, terms, ...each }) => ({
      ...each,
      terms: terms && { version: toWords(terms.version), at: terms.acceptedAt.toISOString() },
      joinedAt: joinedAt.toISOString(),
      isEnded: endedAt !== null,
    })),
  }
}

export const shouldRevalidate = readsAgain

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
  {
    name: 'joined',
    heading: columns.joined,
    cell: ({ joinedAt, terms }) => (
      <>
        {dayText(joinedAt)}
        <span className="data-cell-more">
          {terms ? copy.members.terms(terms.version, dayText(terms.at)) : copy.members.noTerms}
        </span>
      </>
    ),
  },
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
