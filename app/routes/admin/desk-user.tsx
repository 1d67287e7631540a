// /admin-dashboard/users/:userId: gives an account another role; never to or from that of an admin.
import { data, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { deskUserCopy as copy } from '#app/copy/admin-user.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import { GIVEN_ROLES, isGivenRole } from '#shop/staff/given-role.ts'
import { dayText } from '#app/format/moment-text.ts'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { deskPath, deskUserPath } from './desk-address.ts'
import { answerDeskUser, type DeskUserAnswer } from './desk/desk-user-action.ts'
import { Fact, Facts } from './facts.tsx'
import { isOrderId } from './desk/read-desk-order.ts'
import type { Route } from './+types/desk-user.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export async function loader({ context, params: { userId } }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const person = isOrderId(userId) ? await context.get(shopContext).staff.findPerson(userId) : null
  if (!person) throw data(null, 404)
  const fixed =
    person.id === user.id
      ? copy.fixed.oneself
      : !isGivenRole(person.role)
        ? copy.fixed.role_fixed
        : person.hasAccount
          ? null
          : copy.fixed.no_account
  const businesses = (await context.get(shopContext).brands.listBusinesses()).map(({ brand, domain }) => ({
    id: brand.id,
    words: domain ? `${brand.name} (${domain})` : brand.name,
  }))
  return { person: { ...person, createdAt: person.createdAt.toISOString() }, businesses, fixed }
}

export const action = answerDeskUser

export default function DeskUser() {
  const { person, businesses, fixed } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.title} isPrivate />
      <div className="page-part">
        <Link to={deskPath({ tab: 'users' })} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="text-4xl">{copy.title}</h1>
      </div>
      <div className="desk-columns">
        <section className="desk-card" aria-label={copy.name}>
          <Facts>
            <Fact name={copy.name}>{person.fullName}</Fact>
            <Fact name={copy.email}>{person.email}</Fact>
            <Fact name={copy.role}>{person.role}</Fact>
            <Fact name={copy.business}>{businesses.find(({ id }) => id === person.businessId)?.words}</Fact>
            <Fact name={copy.since}>{dayText(person.createdAt)}</Fact>
            <Fact name={copy.orders}>{String(person.orders)}</Fact>
            <Fact name={copy.esims}>{String(person.esims)}</Fact>
          </Facts>
        </section>
        {fixed ? <Callout tone="info">{fixed}</Callout> : <RoleForm person={person} businesses={businesses} />}
      </div>
    </div>
  )
}

type RoleFormProps = {
  person: { id: string; role: string; businessId: string | null }
  businesses: { id: string; words: string }[]
}

function RoleForm({ person: { id, role, businessId }, businesses }: RoleFormProps) {
  const answer = useActionData<DeskUserAnswer>()
  const isBusy = useNavigation().formData?.has('password') ?? false
  const chosen = answer?.role ?? role
  const roleError = answer?.field === 'role' ? answer.error : null
  return (
    <Form method="post" action={deskUserPath(id)} noValidate preventScrollReset className="desk-card">
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
            label={copy.business}
            options={[['', copy.businessNone], ...businesses.map((each) => [each.id, each.words] as const)]}
            defaultValue={answer?.business ?? businessId ?? ''}
            error={answer?.field === 'business' ? answer.error : undefined}
          />
          <p className="text-sm text-muted">{copy.businessHint}</p>
        </div>
      )}
      <p className="text-muted">{copy.consequence}</p>
      <PasswordField
        id="own-password"
        name="password"
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="current-password"
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
