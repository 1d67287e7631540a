import { href } from 'react-router'
import { apiTabCopy as copy } from '#app/copy/partners/partner-api.ts'
import { balanceCopy } from '#app/copy/partners/prepaid.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { API_ACCESSES, API_MODES, KEY_DAYS } from '#shop/partners/api/api-key.ts'
import { formatEuro } from '#values/money.ts'
import type { ApiAnswer } from './api-action.ts'
import { partnerPath } from './partner-address.ts'
import type { ShownApi, ShownKey } from './read-api.ts'
import { ShownOnce } from './shown-once.tsx'
import { webhookPartCopy } from '#app/copy/partners/webhooks.ts'
import { Callout } from '#app/ui/callout.tsx'

const HERE = partnerPath({ tab: 'api' })

// The keys of the business to the partner API: what there is, and a new one, which is shown once.
type ApiTabProps = { api: ShownApi; answer: ApiAnswer | undefined }

export function PartnerApiTab({ api, answer }: ApiTabProps) {
  return (
    <>
      <HeadedPart id="api" heading={copy.heading} headingClass="text-3xl">
        <p className="text-muted">{copy.text}</p>
        <p className="text-muted">{balanceCopy.inApi(formatEuro(api.balanceCents))}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href('/business/api')} look="secondary">
            {copy.guide}
          </LinkButton>
          <LinkButton to={partnerPath({ tab: 'balance' })} look="secondary">
            {balanceCopy.open}
          </LinkButton>
        </div>
      </HeadedPart>
      {answer?.made && (
        <ShownOnce
          key={answer.made.text}
          id="made-key"
          heading={copy.made.heading(answer.made.name)}
          words={copy.made.text}
          secret={answer.made.text}
          copyLabel={copy.made.copy}
        />
      )}
      <HeadedPart id="keys" heading={copy.keys.heading}>
        {api.keys.length === 0 ? (
          <p className="desk-card">{copy.keys.none}</p>
        ) : (
          <DataTable
            caption={copy.keys.caption}
            columns={columnsOf(api, answer)}
            rows={api.keys}
            keyOf={({ id }) => id}
          />
        )}
      </HeadedPart>
      <MakeKey api={api} answer={answer?.keyId ? undefined : answer} />
      <WebhookPart webhooks={api.webhooks} />
    </>
  )
}

const { columns, modes, states } = copy.keys
const SHOWN_AS = { open: 'completed', expired: 'expired', revoked: 'refunded' } as const

const AccessCell = ({ scopes, addresses }: ShownKey) => (
  <>
    {scopes.join(', ')}
    {addresses.length > 0 && (
      <span translate="no" className="data-cell-more [overflow-wrap:anywhere]">
        {copy.keys.from(addresses)}
      </span>
    )}
  </>
)

const columnsOf = (api: ShownApi, answer: ApiAnswer | undefined): Column<ShownKey>[] => [
  {
    name: 'name',
    heading: columns.name,
    isRowHeader: true,
    cell: ({ name, mode }) => (
      <>
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span className="data-cell-more">{modes[mode]}</span>
      </>
    ),
  },
  {
    name: 'key',
    heading: columns.key,
    cell: ({ hint }) => <span translate="no" className="desk-mono">{`${hint}…`}</span>,
  },
  { name: 'access', heading: columns.access, cell: AccessCell },
  {
    name: 'used',
    heading: columns.used,
    cell: ({ lastUsedAt }) => (lastUsedAt ? dayText(lastUsedAt) : copy.keys.never),
  },
  { name: 'expires', heading: columns.expires, cell: ({ expiresAt }) => dayText(expiresAt) },
  {
    name: 'state',
    heading: columns.state,
    cell: (key) => (
      <>
        <DeskState state={SHOWN_AS[key.state]} words={states[key.state]} />
        {key.state === 'open' && (
          <KeyAddresses apiKey={key} asked={api.asked} answer={answer?.keyId === key.id ? answer : undefined} />
        )}
        {key.state === 'open' && <RevokeKey id={key.id} name={key.name} />}
      </>
    ),
  },
]

const RevokeKey = ({ id, name }: Pick<ShownKey, 'id' | 'name'>) => (
  <Disclosure
    title={
      <>
        {copy.keys.revoke}
        <span className="sr-only"> {name}</span>
      </>
    }
  >
    <IntentForm intent="revoke_key" fields={{ id }} action={HERE} className="grid gap-3">
      <p>{copy.keys.revokeText}</p>
      <div>
        <Button type="submit" look="secondary" aria-label={copy.keys.revokeOf(name)}>
          {copy.keys.revoke}
        </Button>
      </div>
    </IntentForm>
  </Disclosure>
)

type KeyAddressesProps = { apiKey: ShownKey; asked: ShownApi['asked']; answer: ApiAnswer | undefined }

function KeyAddresses({ apiKey: { id, name, addresses }, asked, answer }: KeyAddressesProps) {
  const words = copy.addresses
  return (
    <Disclosure
      title={
        <>
          {words.title}
          <span className="sr-only"> {name}</span>
        </>
      }
      open={answer !== undefined || undefined}
    >
      <IntentForm intent="key_addresses" fields={{ id }} action={HERE} className="grid max-w-64 gap-3">
        <p>{words.text}</p>
        <TextArea
          name="addresses"
          label={copy.make.addresses}
          isOptional
          rows={2}
          maxLength={2_000}
          spellCheck={false}
          defaultValue={answer?.typed?.addresses ?? addresses.join('\n')}
          error={answer?.addressesError}
        />
        <OwnProof id={`addresses-${id}`} asked={asked} error={answer?.proofError} />
        <div>
          <Button type="submit" look="secondary" aria-label={words.saveOf(name)}>
            {words.save}
          </Button>
        </div>
      </IntentForm>
    </Disclosure>
  )
}

function MakeKey({ api, answer }: { api: ShownApi; answer: ApiAnswer | undefined }) {
  const { make } = copy
  const typed = answer?.typed
  return (
    <HeadedPart id="make-key" heading={make.heading} className="desk-card">
      <IntentForm
        preventScrollReset={false}
        intent="make_key"
        action={HERE}
        className="grid max-w-md gap-4"
        key={answer?.made?.text}
      >
        <TextField
          id="key-name"
          name="name"
          label={make.name}
          hint={make.nameHint}
          required
          maxLength={60}
          defaultValue={typed?.name}
          error={answer?.nameError}
        />
        <SelectField
          name="mode"
          label={make.mode}
          options={API_MODES.map((mode) => [mode, make.modes[mode]])}
          defaultValue={typed?.mode}
        />
        <SelectField
          name="access"
          label={make.access}
          options={API_ACCESSES.map((access) => [access, make.accesses[access]])}
          defaultValue={typed?.access}
        />
        <SelectField
          name="days"
          label={make.days}
          options={KEY_DAYS.map((days) => [String(days), make.daysOf(days)])}
          defaultValue={typed?.days ?? '365'}
        />
        <TextArea
          name="addresses"
          label={make.addresses}
          hint={make.addressesHint}
          isOptional
          rows={2}
          maxLength={2_000}
          spellCheck={false}
          defaultValue={typed?.addresses}
          error={answer?.addressesError}
        />
        <OwnProof asked={api.asked} error={answer?.proofError} />
        <div>
          <Button type="submit">{make.button}</Button>
        </div>
      </IntentForm>
    </HeadedPart>
  )
}

// How many endpoints get events about orders with this business's keys.
function WebhookPart({ webhooks: { count, isFailing } }: Pick<ShownApi, 'webhooks'>) {
  return (
    <HeadedPart id="webhooks" heading={webhookPartCopy.heading} className="desk-card">
      {isFailing && <Callout tone="warning">{webhookPartCopy.failing}</Callout>}
      <p>
        {webhookPartCopy.text} {webhookPartCopy.count(count)}
      </p>
      <div>
        <LinkButton to={href('/business-dashboard/webhooks')} look="secondary">
          {webhookPartCopy.link}
        </LinkButton>
      </div>
    </HeadedPart>
  )
}
