// The audit log for a super-admin; filters and pages are links and one form, so everything works without script.
import { platformPath } from '../platform-path.ts'
import { Link, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { auditCopy as copy } from '#app/copy/office/audit-log.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { LinkChips, type LinkChip } from '#app/ui/link-chips.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { AUDIT_ACTIONS } from '#shop/records/audit/audit-row.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { auditPath, HOUSE, type AuditPage, type ShownAudit } from './audit-page.ts'

type AuditTabProps = { audit: AuditPage; ownId: string }

export function AuditTab({ audit, ownId }: AuditTabProps) {
  const { action, actor, rows, next, previous } = audit
  const here = { action, actor }
  return (
    <HeadedPart id="audit" heading={copy.heading} headingClass="text-3xl">
      <p className="text-muted">{copy.text}</p>
      <Verdict verdict={audit.verdict} />
      <Filters audit={audit} ownId={ownId} />
      {rows.length === 0 ? (
        <p className="desk-card">{action || actor ? copy.emptyHere : copy.empty}</p>
      ) : (
        <DataTable caption={copy.caption} columns={columnsOf(audit)} rows={rows} keyOf={({ id }) => String(id)} />
      )}
      <Pager
        label={copy.pages}
        previous={previous ? { to: auditPath({ ...here, before: previous }), words: copy.newer } : null}
        next={next ? { to: auditPath({ ...here, after: next }), words: copy.older } : null}
      />
    </HeadedPart>
  )
}

const Verdict = ({ verdict }: Pick<AuditPage, 'verdict'>) =>
  verdict.isWhole ? (
    <Callout tone="success" title={copy.whole(verdict.count)}>
      <MomentIn words={copy.wholeText} at={verdict.wholeAt} look="second" />{' '}
      <Link to={`${auditPath({})}&check=all`} className="link">
        {copy.checkAll}
      </Link>
    </Callout>
  ) : (
    <Callout tone="danger" role="alert" title={copy.broken(verdict.at)}>
      {copy.brokenText[verdict.problem]}
    </Callout>
  )

function Filters({ audit: { action, actor, actorName }, ownId }: AuditTabProps) {
  const chip = (id: string | null, words: string): LinkChip => ({
    to: auditPath({ action, actor: id }),
    words,
    isCurrent: id === actor,
  })
  const isOther = actor !== null && actor !== ownId && actor !== HOUSE
  return (
    <>
      <LinkChips
        label={copy.whose}
        chips={[
          chip(null, copy.everybody),
          chip(ownId, copy.you),
          chip(HOUSE, copy.house),
          ...(isOther ? [chip(actor, actorName ?? copy.goneAccount)] : []),
        ]}
      />
      <Form method="get" action={href('/super-admin-dashboard')} preventScrollReset className="admins-search">
        <input type="hidden" name="tab" value="audit" />
        {actor && <input type="hidden" name="actor" value={actor} />}
        <SelectField
          key={action}
          label={copy.action}
          name="action"
          defaultValue={action ?? ''}
          options={[['', copy.everyAction], ...AUDIT_ACTIONS.map((each) => [each, copy.actions[each]] as const)]}
        />
        <Button type="submit" look="secondary">
          {copy.show}
        </Button>
      </Form>
    </>
  )
}

const columnsOf = ({ action }: AuditPage): Column<ShownAudit>[] => [
  { name: 'number', heading: copy.columns.number, cell: ({ id }) => id, isNumber: true },
  {
    name: 'at',
    heading: copy.columns.at,
    cell: ({ at }) => <Moment at={at} look="second" />,
  },
  { name: 'action', heading: copy.columns.action, isRowHeader: true, cell: (row) => actionText(row.action) },
  {
    name: 'actor',
    heading: copy.columns.actor,
    cell: ({ actorId, actorName, actorRole }) => {
      const name = actorId === null ? copy.house : (actorName ?? copy.goneAccount)
      return (
        <>
          <Link to={auditPath({ action, actor: actorId ?? HOUSE })} aria-label={copy.onlyOf(name)} className="link">
            <Verbatim>{name}</Verbatim>
          </Link>
          <span className="data-cell-more">{actorRole}</span>
        </>
      )
    },
  },
  {
    name: 'subject',
    heading: copy.columns.subject,
    cell: ({ subject, about }) =>
      about ? (
        <AboutLink about={about} />
      ) : (
        <span translate="no" className="desk-mono">
          {subject}
        </span>
      ),
  },
  {
    name: 'facts',
    heading: copy.columns.facts,
    cell: ({ facts }) =>
      facts.length === 0
        ? '–'
        : facts.map((fact) => (
            <span key={fact} className="data-cell-more">
              {sentence(fact)}
            </span>
          )),
  },
]

function AboutLink({ about }: { about: NonNullable<ShownAudit['about']> }) {
  const { to, words } = wayTo(about)
  return (
    <Link to={to} className="link [overflow-wrap:anywhere]">
      {sentence(words, 'name' in about ? [about.name] : [])}
    </Link>
  )
}

function wayTo(about: NonNullable<ShownAudit['about']>): { to: string; words: string } {
  switch (about.kind) {
    case 'order':
      return {
        to: href('/admin-dashboard/orders/:orderId', { orderId: about.id }),
        words: copy.ofOrder(shortReference(about.reference)),
      }
    case 'person':
      return { to: href('/admin-dashboard/users/:userId', { userId: about.id }), words: about.name }
    case 'message':
      return {
        to: href('/admin-dashboard/inbox/:number', { number: about.number }),
        words: copy.ofMessage(about.number),
      }
    case 'brand':
      return { to: platformPath('businesses', { edit: about.id }), words: about.name }
    default:
      return about satisfies never
  }
}

// A row may be older than the list of what is written down today.
function actionText(action: string): string {
  const known = AUDIT_ACTIONS.find((each) => each === action)
  return known ? copy.actions[known] : action
}
