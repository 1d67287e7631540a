import { useEffect, useRef } from 'react'
import { Link, href } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { businessPartnersCopy as copy } from '#app/copy/office/businesses.ts'
import { teamCopy } from '#app/copy/people/team.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { TermsState } from '#app/features/partnership/terms-parts.tsx'
import { Form } from '#app/forms/form.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import type { PartnersAnswer, ShownPartners } from './partners-action.ts'

type PartnersPartProps = { partners: ShownPartners; answer: PartnersAnswer | undefined; action: string }

// Who answers for a business, who is invited to, and which terms it accepted.
export function PartnersPart({ partners: { people, invitations, terms, asked }, answer, action }: PartnersPartProps) {
  return (
    <>
      <section className="card" aria-labelledby="partners">
        <div>
          <h3 id="partners" className="text-2xl">
            {copy.heading}
          </h3>
          <p className="pt-1 text-muted">{copy.text}</p>
        </div>
        {people.length === 0 && <p>{copy.none}</p>}
        {people.length > 0 && (
          <ul className="rows">
            {people.map(({ id, name, email, role }) => (
              <li key={id} className="row-line">
                <p className="min-w-0 [overflow-wrap:anywhere]">
                  <Link to={href('/admin-dashboard/users/:userId', { userId: id })} className="link font-semibold">
                    <Verbatim>{name || email}</Verbatim>
                  </Link>
                  <Verbatim className="block">{email}</Verbatim>
                </p>
                <span className="state-badge self-start">{teamCopy.roles[role]}</span>
              </li>
            ))}
          </ul>
        )}
        {invitations.length > 0 && (
          <>
            <h4 className="text-xl">{teamCopy.waiting.heading}</h4>
            <ul className="rows">
              {invitations.map((invitation) => (
                <Invitation key={invitation.id} {...invitation} action={action} />
              ))}
            </ul>
          </>
        )}
        <InviteForm key={invitations.map(({ id }) => id).join()} asked={asked} answer={answer} action={action} />
      </section>
      <TermsState terms={terms} />
    </>
  )
}

function Invitation({ id, email, expiresAt, action }: ShownPartners['invitations'][number] & { action: string }) {
  return (
    <li className="row-line">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <Verbatim className="font-semibold">{email}</Verbatim>
        <span className="block text-sm text-muted">
          <MomentIn words={copy.until} at={expiresAt} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <IntentForm intent="renew_partner" fields={{ invitation: id }} action={action}>
          <Button type="submit" look="secondary" isSmall aria-label={copy.againOf(email)}>
            {copy.again}
          </Button>
        </IntentForm>
        <IntentForm intent="withdraw_partner" fields={{ invitation: id }} action={action}>
          <Button type="submit" look="quiet" isSmall aria-label={teamCopy.waiting.withdrawOf(email)}>
            {teamCopy.waiting.withdraw}
          </Button>
        </IntentForm>
      </div>
    </li>
  )
}

function InviteForm({
  asked,
  answer,
  action,
}: Pick<PartnersPartProps, 'answer' | 'action'> & Pick<ShownPartners, 'asked'>) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useIsSending('invite_partner')
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <Form ref={form} method="post" action={action} preventScrollReset noValidate className="grid max-w-xl gap-4">
      <h4 className="text-xl">{copy.invite}</h4>
      <TextField
        id="partner-email"
        name="email"
        {...EMAIL_INPUT}
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="off"
        required
        defaultValue={answer?.email}
        error={answer?.field === 'email' ? answer.message : undefined}
      />
      <OwnProof
        id="partner-proof"
        asked={asked}
        label={copy.ownPassword}
        error={answer?.field === 'password' ? answer.message : undefined}
      />
      {answer && answer.field === null && <ErrorBox message={answer.message} />}
      <div>
        <Button type="submit" name="intent" value="invite_partner" pending={isBusy} pendingText={adminCopy.wait}>
          {copy.submit}
        </Button>
      </div>
    </Form>
  )
}
