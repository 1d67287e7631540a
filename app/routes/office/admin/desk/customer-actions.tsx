// What those who run the shop may do to a customer's account; erasing is asked for twice.
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { customerCopy } from '#app/copy/office/admin-user.ts'
import { securityCopy } from '#app/copy/people/security.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Button, LinkButton, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { DeskCard } from '../facts.tsx'
import type { DeskUserAnswer, DeskUserIntent } from './desk-user-action.ts'
import type { DeskUserPage } from './read-desk-user.ts'

const copy = customerCopy.actions

type PartProps = { page: DeskUserPage; answer: DeskUserAnswer | undefined }

const OF_ACTIONS: readonly DeskUserIntent[] = ['end_sessions', 'disable', 'enable']

export function CustomerActions({ page, answer }: PartProps) {
  const { person, may, disabledAt } = page
  if (!may.act)
    return (
      <DeskCard id="actions" heading={copy.heading}>
        <p className="text-muted">{person.isErased ? copy.erased : copy.fixed}</p>
      </DeskCard>
    )
  return (
    <DeskCard id="actions" heading={copy.heading}>
      {answer && OF_ACTIONS.some((intent) => intent === answer.intent) && <RefusalNotice error={answer.error} />}
      {person.hasAccount && (
        <Act text={copy.endSessionsText}>
          <CustomerForm userId={person.id} intent="end_sessions" look="secondary">
            {copy.endSessions}
          </CustomerForm>
        </Act>
      )}
      {person.hasAccount && (
        <Act text={disabledAt ? copy.enableText : copy.disableText}>
          <CustomerForm userId={person.id} intent={disabledAt ? 'enable' : 'disable'} look="secondary">
            {disabledAt ? copy.enable : copy.disable}
          </CustomerForm>
        </Act>
      )}
      {!person.hasAccount && !may.export && <p className="text-muted">{copy.guest}</p>}
      {may.export && (
        <Act text={copy.exportText}>
          <a
            href={`${href('/admin-dashboard/users/:userId', { userId: person.id })}/export.json`}
            className="button button-secondary"
          >
            {copy.export}
          </a>
        </Act>
      )}
      {may.erase && (
        <Act text={copy.eraseText}>
          <LinkButton
            to={`${href('/admin-dashboard/users/:userId', { userId: person.id })}?ask=erase`}
            look="secondary"
          >
            {copy.erase}
          </LinkButton>
        </Act>
      )}
    </DeskCard>
  )
}

export function EraseQuestion({ page: { person, asked }, answer }: PartProps) {
  const typed = answer?.intent === 'erase' ? answer : null
  return (
    <DeskCard id="erase" heading={copy.question(person.fullName || person.email)}>
      {typed && typed.field === null && <RefusalNotice error={typed.error} />}
      <ul className="list-disc ps-5">
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <CustomerForm
          userId={person.id}
          intent="erase"
          above={
            asked !== 'nothing' && (
              <OwnProof id="erase-password" asked={asked} error={typed?.field === 'password' ? typed.error : null} />
            )
          }
        >
          {copy.yes}
        </CustomerForm>
        <LinkButton to={href('/admin-dashboard/users/:userId', { userId: person.id })} look="secondary">
          {copy.no}
        </LinkButton>
      </div>
    </DeskCard>
  )
}

/** For somebody who lost theirs: a super-admin takes it away. */
export function FactorActions({ page: { person, factors, asked }, answer }: PartProps) {
  const { staff } = securityCopy
  if (!factors) return null
  const typed = answer?.intent === 'drop_factor' ? answer : null
  return (
    <DeskCard id="second-factor" heading={staff.heading}>
      <p className="font-semibold">{staff.has(factors.hasApp, factors.passkeys)}</p>
      {typed && typed.field === null && <RefusalNotice error={typed.error} />}
      <Disclosure title={staff.remove} open={typed !== null || undefined}>
        <div className="grid gap-3 pt-1">
          <p className="text-sm text-muted">{staff.text}</p>
          <CustomerForm
            userId={person.id}
            intent="drop_factor"
            look="secondary"
            above={
              asked !== 'nothing' && (
                <OwnProof
                  id="factor-password"
                  asked={asked}
                  error={typed?.field === 'password' ? typed.error : undefined}
                />
              )
            }
          >
            {staff.yesRemove}
          </CustomerForm>
        </div>
      </Disclosure>
    </DeskCard>
  )
}

const RefusalNotice = ({ error }: { error: string }) => (
  <Callout tone="danger" role="alert">
    {error}
  </Callout>
)

const Act = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1">
    {children}
    <p className="text-sm text-muted">{sentence(text)}</p>
  </div>
)

type CustomerFormProps = {
  userId: string
  intent: DeskUserIntent
  look?: ButtonLook
  /** A field that somebody fills in. */
  above?: ReactNode
  children: ReactNode
}

function CustomerForm({ userId, intent, look, above, children }: CustomerFormProps) {
  const isBusy = useIsSending(intent)
  // A refusal comes back to its question, also without script.
  const query = intent === 'erase' ? '?ask=erase' : ''
  return (
    <IntentForm intent={intent} action={`${href('/admin-dashboard/users/:userId', { userId })}${query}`}>
      {above && <div className="pb-3">{above}</div>}
      <Button type="submit" look={look} pending={isBusy} pendingText={copy.sending}>
        {children}
      </Button>
    </IntentForm>
  )
}
