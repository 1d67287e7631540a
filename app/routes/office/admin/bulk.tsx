// /admin-dashboard/bulk: the same thing to several orders, after a look at what would happen to each.
import { Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { bulkCopy as copy } from '#app/copy/office/admin-bulk.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Form } from '#app/forms/form.tsx'
import { PageHead } from '#app/layout/page-head.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { NothingHere } from '#app/features/desk/nothing-here.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { readBulk, type BulkPage, type BulkRow } from './bulk/read-bulk.ts'
import { DeskCard, OrderLink } from './facts.tsx'
import type { Route } from './+types/bulk.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import { waitSentence } from '#app/session/too-often.ts'
import { isBulkAct, MOST_IN_BULK, type BulkAct } from '#shop/office/order-actions/bulk.ts'
import type { SeenOrder } from '#shop/office/order-actions/run-bulk.ts'
import { isUuid } from '#values/uuid.ts'

// POST /admin-dashboard/bulk: does to the chosen orders what was shown, and tells what came of each.

type BulkAnswer = {
  error: string | null
  isPasswordWrong: boolean
  done: { act: BulkAct; rows: BulkRow[]; count: number } | null
}

const refused = (error: string, isPasswordWrong = false): BulkAnswer => ({ error, isPasswordWrong, done: null })
const unreadable = () => ({ answer: refused(deskCopy.unreadable), status: 400 })

export const action = formAction({
  who: whoIsLetIn,
  unreadable,
  async run({ request, context, form, shop, caller }): Promise<FormResult<BulkAnswer>> {
    const act = textOf(form, 'act')
    if (!isBulkAct(act)) return unreadable()
    const proof = await readFreshProof(request, context, form)
    const input = { act, seen: seenIn(textOf(form, 'seen')), proof }
    const done = await shop.desk.runBulk(input, caller)
    if (!done.ok && done.problem === 'too_often')
      return { answer: refused(waitSentence(done, deskCopy.tooOften)), wait: done }
    if (!done.ok) return { answer: refused(copy.problems[done.problem], true), status: 403 }
    const rows = done.results.map(({ order, ok, problem }) => ({
      id: order.id,
      reference: order.reference,
      customer: order.customerName.trim() || order.email,
      does: ok,
      words: problem === null ? copy.result[act] : copy.problems[problem],
    }))
    return { answer: { error: null, isPasswordWrong: false, done: { act, rows, count: rows.filter(isDone).length } } }
  },
})

const isDone = ({ does }: BulkRow) => does

// Ids, each with the amount in cents that was shown.
const seenIn = (text: string): SeenOrder[] =>
  text
    .split(',')
    .slice(0, MOST_IN_BULK)
    .flatMap((part) => {
      const [, orderId = '', cents = ''] = /^([\da-f-]{36}):(\d{1,9})$/.exec(part) ?? []
      return isUuid(orderId) ? [{ orderId, seenCents: Number(cents) }] : []
    })

export const loader = ({ request, context }: Route.LoaderArgs) => readBulk(request, context)

export default function Bulk() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<BulkAnswer>()
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.title} isPrivate />
      <div className="page-part">
        <Link to={page.list} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="text-4xl">{copy.title}</h1>
      </div>
      {answer?.done ? (
        <DeskCard id="done" heading={copy.done}>
          <p role="status">{copy.doneSum(answer.done.count, answer.done.rows.length)}</p>
          <Rows rows={answer.done.rows} />
        </DeskCard>
      ) : page.rows.length === 0 ? (
        <NothingHere says={copy.none}>
          <LinkButton to={page.list}>{copy.pick}</LinkButton>
        </NothingHere>
      ) : (
        <Question page={page} answer={answer} />
      )}
    </div>
  )
}

function Question({ page, answer }: { page: BulkPage; answer: BulkAnswer | undefined }) {
  const { act, list, rows, count, amount, seen, asked } = page
  const isBusy = useNavigation().formData?.has('seen') ?? false
  return (
    <DeskCard id="preview" heading={copy.heading[act]}>
      <p>{copy.sum(count, rows.length, amount)}</p>
      {act === 'refund' ? <Callout tone="warning">{copy.refundText}</Callout> : <p>{copy.noUndo[act]}</p>}
      <Refusal says={!answer?.isPasswordWrong && answer?.error} />
      <Rows rows={rows} />
      <div className="flex flex-wrap items-end gap-3">
        {count > 0 && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="act" value={act} />
            <input type="hidden" name="seen" value={seen} />
            {asked !== 'nothing' && (
              <div className="pb-3">
                <OwnProof asked={asked} error={answer?.isPasswordWrong ? answer.error : null} />
              </div>
            )}
            <Button type="submit" pending={isBusy} pendingText={copy.sending}>
              {copy.yes[act](count)}
            </Button>
          </Form>
        )}
        <LinkButton to={list} look="secondary">
          {copy.no}
        </LinkButton>
      </div>
    </DeskCard>
  )
}

const Rows = ({ rows }: { rows: BulkRow[] }) => (
  <DataTable caption={copy.title} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
)

const COLUMNS: Column<BulkRow>[] = [
  {
    name: 'order',
    heading: copy.columns.order,
    isRowHeader: true,
    cell: ({ id, reference }) => <OrderLink id={id} reference={reference} />,
  },
  { name: 'customer', heading: copy.columns.customer, cell: ({ customer }) => customer },
  {
    name: 'what',
    heading: copy.columns.what,
    cell: ({ does, words }) =>
      does ? (
        words
      ) : (
        <>
          <DeskState state="refunded" words={copy.wouldNot} />
          <span className="data-cell-more">{words}</span>
        </>
      ),
  },
]
