import { href } from 'react-router'
import { affiliatesCopy } from '#app/copy/partners/earnings.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { DeskCard } from '../facts.tsx'

const copy = affiliatesCopy.applications

export type ShownApplication = {
  id: string
  name: string
  email: string
  company: string | null
  isInvited: boolean
  referredBy: string | null
  createdAt: string
}

// Affiliate applications. Applicants become affiliates only by opening the link in their email.
export function ApplicationsPart({ applications }: { applications: ShownApplication[] }) {
  return (
    <DeskCard id="applications" heading={copy.heading}>
      {applications.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <>
          <DataTable caption={copy.caption} columns={COLUMNS} rows={applications} keyOf={({ id }) => id} />
          <p className="text-sm text-muted">{copy.noUndo}</p>
        </>
      )}
    </DeskCard>
  )
}

const { columns } = copy

const COLUMNS: Column<ShownApplication>[] = [
  {
    name: 'who',
    heading: columns.who,
    isRowHeader: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <span translate="no" className="data-cell-more [overflow-wrap:anywhere]">
          {email}
        </span>
      </>
    ),
  },
  { name: 'company', heading: columns.company, cell: ({ company }) => company ?? copy.noCompany },
  { name: 'at', heading: columns.at, cell: ({ createdAt }) => dayText(createdAt) },
  { name: 'referredBy', heading: columns.referredBy, cell: ({ referredBy }) => referredBy ?? copy.nobody },
  {
    name: 'decide',
    heading: columns.decide,
    cell: (application) => (
      <>
        {application.isInvited && <span className="data-cell-more">{copy.invited}</span>}
        <span className="flex flex-wrap gap-2">
          <Decide {...application} intent="invite" words={application.isInvited ? copy.again : copy.invite} />
          <Decide {...application} intent="decline" words={copy.decline} />
        </span>
      </>
    ),
  },
]

type DecideProps = ShownApplication & { intent: 'invite' | 'decline'; words: string }

const labelOf = (intent: DecideProps['intent'], isInvited: boolean) => {
  if (intent === 'decline') return copy.declineOf
  return isInvited ? copy.againOf : copy.inviteOf
}

const Decide = ({ id, name, isInvited, intent, words }: DecideProps) => (
  <IntentForm intent={intent} fields={{ id }} action={href('/super-admin-dashboard/affiliates')}>
    <Button type="submit" look="secondary" isSmall aria-label={labelOf(intent, isInvited)(name)}>
      {words}
    </Button>
  </IntentForm>
)
