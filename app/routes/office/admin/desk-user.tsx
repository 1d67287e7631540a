// /admin-dashboard/users/:userId: one customer, what may be done to their account, and another role for it; never to or from
// that of an admin.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { customerCopy, deskUserCopy as copy } from '#app/copy/office/admin-user.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import { GIVEN_ROLES } from '#shop/support/staff/given-role.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { deskPath } from './desk-address.ts'
import { answerDeskUser, type DeskUserAnswer } from './desk/desk-user-action.ts'
import { Fact, Facts } from './facts.tsx'
import { CustomerActions, EraseQuestion, FactorActions } from './desk/customer-actions.tsx'
import {
  CustomerEsims,
  CustomerInvoices,
  CustomerMails,
  CustomerOrders,
  CustomerSessions,
  CustomerTickets,
} from './desk/customer-lists.tsx'
import { Notes } from './desk/notes.tsx'
import { readDeskUser, type DeskUserPage } from './desk/read-desk-user.ts'
import type { Route } from './+types/desk-user.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export const loader = ({ request, context, params }: Route.LoaderArgs) => readDeskUser(request, context, params.userId)
export const shouldRevalidate = readsAgain
export const action = answerDeskUser

export default function DeskUser() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<DeskUserAnswer>()
  const isNoting = useIsSending('note')
  const { person, businesses, fixed, disabledAt } = page
  const business = businesses.find(({ id }) => id === person.businessId)?.words
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.title} isPrivate />
      <div className="page-part">
        <Link to={deskPath({ tab: 'users' })} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 translate="no" className="text-4xl [overflow-wrap:anywhere]">
          {nameOf(person)}
        </h1>
      </div>
      {disabledAt && (
        <Callout tone="warning">
          <MomentIn words={customerCopy.disabled} at={disabledAt} />
        </Callout>
      )}
      {page.isErasing && <EraseQuestion page={page} answer={answer} />}
      <div className="page-columns desk-columns">
        <div className="page-part">
          <section className="desk-card" aria-label={copy.title}>
            <Facts>
              <Fact name={copy.name}>{person.fullName}</Fact>
              <Fact name={copy.email}>{person.isErased ? null : person.email}</Fact>
              <Fact name={customerCopy.account}>{accountOf(person)}</Fact>
              <Fact name={copy.business}>{business && <Verbatim>{business}</Verbatim>}</Fact>
              <Fact name={copy.since}>
                <Moment at={person.createdAt} look="day" />
              </Fact>
              <Fact name={copy.orders}>{String(person.orders)}</Fact>
              <Fact name={copy.esims}>{String(person.esims)}</Fact>
              <Fact name={customerCopy.language}>{languageName(page.mailLanguage)}</Fact>
            </Facts>
          </section>
          <CustomerOrders orders={page.orders} moreOrders={page.moreOrders} />
          <CustomerEsims esims={page.esims} />
          <CustomerInvoices invoices={page.invoices} />
          <CustomerMails mails={page.mails} />
        </div>
        <div className="page-part">
          {page.mayGiveRoles && <CustomerActions page={page} answer={answer} />}
          <FactorActions page={page} answer={answer} />
          <Notes
            notes={page.notes}
            action={href('/admin-dashboard/users/:userId', { userId: person.id })}
            refused={answer?.intent === 'note' ? { text: answer.text, error: answer.error } : null}
            isBusy={isNoting}
          />
          <CustomerTickets tickets={page.tickets} />
          <CustomerSessions sessions={page.sessions} />
          {!page.mayGiveRoles ? null : fixed ? (
            <Callout tone="info">{fixed}</Callout>
          ) : (
            <RoleForm person={person} businesses={businesses} asked={page.askedForRole} />
          )}
        </div>
      </div>
    </div>
  )
}

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string) => LANGUAGES.of(code) ?? code

type RoleFormProps = {
  person: { id: string; role: string; businessId: string | null }
  businesses: { id: string; words: string }[]
  asked: ProofKind
}

function RoleForm({ person: { id, role, businessId }, businesses, asked }: RoleFormProps) {
  const answered = useActionData<DeskUserAnswer>()
  const answer = answered?.intent === 'role' ? answered : undefined
  const isBusy = useIsSending('role')
  const chosen = answer?.role ?? role
  const roleError = answer?.field === 'role' ? answer.error : null
  return (
    <Form
      method="post"
      action={href('/admin-dashboard/users/:userId', { userId: id })}
      noValidate
      preventScrollReset
      className="desk-card"
    >
      <h2 id="role" className="text-2xl">
        {copy.roleTitle}
      </h2>
      <input type="hidden" name="intent" value="role" />
      <fieldset className="grid gap-1" aria-describedby={roleError ? 'role-error' : undefined}>
        <legend className="pb-1 font-semibold">{copy.legend}</legend>
        {GIVEN_ROLES.map((given) => (
          <label key={given} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="role"
              value={given}
              defaultChecked={given === chosen}
              className="size-5 accent-solid"
            />
            {copy.roles[given]}
          </label>
        ))}
        {roleError && <FieldError id="role-error">{roleError}</FieldError>}
      </fieldset>
      {businesses.length === 0 ? (
        <p className="text-muted">{copy.noBusiness}</p>
      ) : (
        <div className="grid gap-1.5">
          <SelectField
            name="business"
            translate="no"
            label={copy.business}
            options={[['', copy.businessNone], ...businesses.map((each) => [each.id, each.words] as const)]}
            defaultValue={answer?.business ?? businessId ?? ''}
            error={answer?.field === 'business' ? answer.error : undefined}
          />
          <p className="text-sm text-muted">{copy.businessHint}</p>
        </div>
      )}
      <p className="text-muted">{copy.consequence}</p>
      <OwnProof
        id="own-password"
        asked={asked}
        label={copy.password}
        hint={copy.passwordHint}
        error={answer?.field === 'password' ? answer.error : undefined}
      />
      {answer && (answer.field === null || (answer.field === 'business' && businesses.length === 0)) && (
        <ErrorBox message={answer.error} />
      )}
      <div>
        <Button type="submit" pending={isBusy} pendingText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </Form>
  )
}

const accountOf = ({ isErased, hasAccount, role }: DeskUserPage['person']) =>
  isErased ? null : hasAccount ? role : customerCopy.guest

const nameOf = ({ isErased, fullName, email }: DeskUserPage['person']) =>
  isErased ? customerCopy.erased : fullName || email
