// Where each network sends its messages, and what became of the newest ones.
import { href, Link } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { Fact, Facts } from '../facts.tsx'
import { PACKAGES_PATH } from './form-names.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.messages

type Message = PackagesView['messages'][number]
type MessagesProps = { networks: PackagesView['networks']['connected']; messages: Message[] }

export function MessagesPart({ networks, messages }: MessagesProps) {
  if (networks.length === 0) return null
  return (
    <Disclosure id="messages" title={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      <Facts>
        {networks.map(({ id, name, kind, callbackUrl }) => (
          <Fact key={id} name={name}>
            <Verbatim className="break-all">{callbackUrl}</Verbatim>
            <span className="data-cell-more">{copy.enter[kind] ?? copy.enterElsewhere}</span>
          </Fact>
        ))}
      </Facts>
      {messages.length > 0 && (
        <DataTable caption={copy.caption} columns={COLUMNS} rows={messages} keyOf={({ id }) => id} />
      )}
    </Disclosure>
  )
}

const COLUMNS: Column<Message>[] = [
  { name: 'at', heading: copy.columns.at, isRowHeader: true, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
  {
    name: 'what',
    heading: copy.columns.what,
    cell: ({ kind, network }) => (
      <>
        <Verbatim>{kind || copy.noKind}</Verbatim>
        <span className="data-cell-more">{network}</span>
      </>
    ),
  },
  {
    name: 'outcome',
    heading: copy.columns.outcome,
    cell: ({ outcome, orderId }) => (
      <>
        {copy.outcomes[outcome ?? 'silent']}
        {orderId && (
          <Link to={href('/admin-dashboard/orders/:orderId', { orderId })} className="link data-cell-more">
            {copy.order}
          </Link>
        )}
      </>
    ),
  },
  { name: 'again', heading: copy.columns.again, cell: (message) => <AgainForm {...message} /> },
]

function AgainForm({ id, networkId }: Message) {
  return (
    <Form method="post" action={PACKAGES_PATH} preventScrollReset>
      <input type="hidden" name="network" value={networkId} />
      <input type="hidden" name="message" value={id} />
      <Button type="submit" name="intent" value="ask-again" look="quiet">
        {copy.again}
      </Button>
    </Form>
  )
}
