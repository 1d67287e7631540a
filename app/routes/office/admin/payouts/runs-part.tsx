// Earlier runs: their files, what they paid, and their results.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { monthText, payoutDeskCopy } from '#app/copy/partners/payouts.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { formatDay, parseDateOnly } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import { DeskCard } from '../facts.tsx'
import type { PayoutsAnswer, PayoutsIntent } from './payouts-action.ts'
import type { PayoutsOnPage, RunOnPage } from './shown-payouts.ts'

const copy = payoutDeskCopy.runs

type RunFormProps = { asked: ProofKind; answer: PayoutsAnswer | undefined }

export function RunsPart({
  page: { runs, asked },
  answer,
}: {
  page: PayoutsOnPage
  answer: PayoutsAnswer | undefined
}) {
  return (
    <DeskCard id="runs" heading={copy.heading}>
      {runs.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        runs.map((run, at) => <Run key={run.id} run={run} isNewest={at === 0} asked={asked} answer={answer} />)
      )}
    </DeskCard>
  )
}

const dayOf = (day: string) => {
  const read = parseDateOnly(day)
  return read ? formatDay(read) : day
}

type RunProps = RunFormProps & { run: RunOnPage }

// What is over is folded to a line; the newest run, and any that the bank has still to pay, are read most.
function Run({ isNewest, ...props }: RunProps & { isNewest: boolean }) {
  const { id, month, part, state, totalCents, payouts } = props.run
  const heading = copy.of(copy.name(monthText(month), part))
  const said = `${copy.states[state]}, ${formatEuro(totalCents)}.`
  if (isNewest || state === 'open')
    return (
      <section className="page-part" aria-labelledby={`run-${id}`}>
        <h3 id={`run-${id}`} className="text-xl">
          {heading}
        </h3>
        <RunFacts {...props} said={said} />
      </section>
    )
  const isAnswered = payouts.some((payout) => payout.id === props.answer?.id)
  return (
    <Disclosure title={`${heading}: ${said}`} open={isAnswered || undefined}>
      <div className="page-part">
        <RunFacts {...props} said={said} />
      </div>
    </Disclosure>
  )
}

function RunFacts({ run, said, asked, answer }: RunProps & { said: string }) {
  const { id, month, part, reason, executionOn, state, madeAt, payouts } = run
  const name = copy.name(monthText(month), part)
  return (
    <>
      <p>
        {said} {copy.facts(dayOf(executionOn), dayText(madeAt))}
      </p>
      {reason && (
        <p>
          <Verbatim>{copy.reason(reason)}</Verbatim>
        </p>
      )}
      <DataTable
        caption={copy.caption(name)}
        columns={state === 'paid' ? [...COLUMNS, returnColumn({ asked, answer })] : COLUMNS}
        rows={payouts}
        keyOf={(payout) => payout.id}
        isDense
      />
      {state !== 'taken_back' && (
        <div>
          <a
            href={withQuery(href('/super-admin-dashboard/payouts.xml'), { run: id })}
            aria-label={copy.fileOf(name)}
            className={buttonClass({ look: 'secondary' })}
          >
            {copy.file}
          </a>
        </div>
      )}
      {state === 'open' && (
        <>
          <End id={id} intent="paid" words={copy.paid} text={copy.paidText} of={name} asked={asked} answer={answer} />
          <End
            id={id}
            intent="take_back"
            words={copy.back}
            text={copy.backText}
            of={name}
            asked={asked}
            answer={answer}
          />
        </>
      )}
    </>
  )
}

type EndProps = RunFormProps & { id: string; intent: PayoutsIntent; words: string; text: string; of: string }

function End({ id, intent, words, text, of, asked, answer }: EndProps) {
  const own = answer?.intent === intent && answer.id === id ? answer : undefined
  return (
    <Disclosure title={words} open={own !== undefined || undefined}>
      <IntentForm
        intent={intent}
        fields={{ id }}
        action={href('/super-admin-dashboard/payouts')}
        noValidate
        className="grid max-w-md gap-4 pt-2"
      >
        <p>{text}</p>
        <OwnProof id={`${intent}-${id}`} asked={asked} error={own?.isProofWrong ? own.message : undefined} />
        <div>
          <Button type="submit" look={intent === 'paid' ? 'primary' : 'secondary'} aria-label={copy.endOf(words, of)}>
            {words}
          </Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}

type Payout = RunOnPage['payouts'][number]
const { columns } = copy

const COLUMNS: Column<Payout>[] = [
  { name: 'name', heading: columns.name, isRowHeader: true, cell: ({ name }) => <Verbatim>{name}</Verbatim> },
  {
    name: 'to',
    heading: columns.to,
    cell: ({ iban }) => (
      <span translate="no" className="desk-mono">
        {iban}
      </span>
    ),
  },
  {
    name: 'paper',
    heading: columns.paper,
    cell: ({ name, businessId, paper, paperNumber, paperMonth, returnMonth }) => (
      <>
        {copy.papers[paper]}
        {paperNumber && <span className="data-cell-more">{paperNumber}</span>}
        {paperMonth && <Paper of={{ name, businessId }} month={paperMonth} words={copy.statement} />}
        {returnMonth && <Paper of={{ name, businessId }} month={returnMonth} words={copy.correction} />}
      </>
    ),
  },
  {
    name: 'amount',
    heading: columns.amount,
    isNumber: true,
    cell: ({ netCents, vatCents }) => formatEuro(netCents + vatCents),
  },
]

type PaperProps = { of: Pick<Payout, 'name' | 'businessId'>; month: string; words: string }

// A self-billed invoice, and the note that cancels one, are printed on the statement of their month.
const Paper = ({ of: { name, businessId }, month, words }: PaperProps) => (
  <a
    href={withQuery(href('/super-admin-dashboard/statement.pdf'), { business: businessId, month })}
    aria-label={copy.paperOf(words, name, monthText(month))}
    className="link ps-2"
  >
    {words}
  </a>
)

const returnColumn = ({ asked, answer }: RunFormProps): Column<Payout> => ({
  name: 'returned',
  heading: columns.state,
  cell: ({ id, name, returnedAt }) =>
    returnedAt === null ? (
      <>
        {copy.arrived}
        <End
          id={id}
          intent="returned"
          words={copy.return}
          text={copy.returnText}
          of={name}
          asked={asked}
          answer={answer}
        />
      </>
    ) : (
      copy.returned(dayText(returnedAt))
    ),
})
