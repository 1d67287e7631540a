import { Form } from '#app/forms/form.tsx'
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'
import { CatalogueCell } from './catalogue-cell.tsx'
import { LOGIN, PACKAGES_PATH } from './form-names.ts'
import { CreditCell, LeastCreditForm } from './network-credit.tsx'
import { NetworkForm, refusalOf } from './network-form.tsx'
import type { PackagesAnswer } from './packages-action.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.connected

type Networks = PackagesView['networks']
type NetworkRow = Networks['connected'][number]
type FormState = { asked: PackagesView['asked']; answer: PackagesAnswer | undefined }

// The networks that are connected, one line each; below, folded, the forms for a new login, the minimum credit, and one more.
export function NetworksPart({ networks: { connected, kinds }, ...asked }: { networks: Networks } & FormState) {
  return (
    <DeskCard id="networks" heading={copy.heading}>
      {connected.length > 0 && (
        <DataTable caption={copy.heading} columns={COLUMNS} rows={connected} keyOf={({ id }) => id} />
      )}
      <p className="text-muted">{copy.text}</p>
      <Disclosure
        id="networks-change"
        title={connected.length === 0 ? copy.connectOne : copy.changeOne}
        open={connected.length === 0 || IN_FOLD.has(asked.answer?.intent)}
      >
        {connected.map((network) => (
          <LoginForm key={network.id} {...network} {...asked} />
        ))}
        {connected.map((network) => (
          <LeastCreditForm key={network.id} network={network} answer={asked.answer} />
        ))}
        {kinds.map((kind) => (
          <ConnectForm key={`${kind.kind} ${connected.length}`} kind={kind} {...asked} />
        ))}
      </Disclosure>
    </DeskCard>
  )
}

/** A refused form stands open. */
const IN_FOLD = new Set<string | undefined>(['connect', 'change-login', 'least-credit'])

const COLUMNS: Column<NetworkRow>[] = [
  {
    name: 'name',
    heading: copy.columns.name,
    isRowHeader: true,
    cell: ({ name, kind }) => (
      <>
        {name}
        {kind !== name && <span className="data-cell-more">{kind}</span>}
      </>
    ),
  },
  {
    name: 'state',
    heading: copy.columns.state,
    cell: ({ isActive, isLeftAlone }) => (
      <>
        {isActive ? copy.on : copy.off}
        {isLeftAlone && <span className="data-cell-more">{copy.leftAlone}</span>}
      </>
    ),
  },
  {
    name: 'credit',
    heading: copy.columns.credit,
    isNumber: true,
    cell: (network) => <CreditCell {...network} />,
  },
  {
    name: 'catalogue',
    heading: copy.columns.catalogue,
    cell: ({ catalogue }) => catalogue && <CatalogueCell {...catalogue} />,
  },
  {
    name: 'failed',
    heading: copy.columns.failed,
    isNumber: true,
    cell: ({ lately: { failed, orders } }) => copy.failed(failed, orders),
  },
  { name: 'switch', heading: copy.columns.change, cell: (network) => <SwitchForm {...network} /> },
]

function SwitchForm({ id, name, isActive }: NetworkRow) {
  return (
    <Form method="post" action={PACKAGES_PATH} preventScrollReset>
      <input type="hidden" name="network" value={id} />
      <Button type="submit" name="intent" value={isActive ? 'off' : 'on'} look="quiet">
        {isActive ? copy.switchOff(name) : copy.switchOn(name)}
      </Button>
    </Form>
  )
}

type ConnectProps = { kind: Networks['kinds'][number] } & FormState

function ConnectForm({ kind: { kind, name, login }, asked, answer }: ConnectProps) {
  const refused = refusalOf(answer, 'connect', { kind })
  return (
    <Disclosure id={`connect-${kind}`} title={copy.connect(name)} open={refused !== undefined}>
      <NetworkForm
        intent="connect"
        fields={{ kind }}
        refused={refused}
        words={copy.connect(name)}
        pendingText={copy.connecting}
      >
        <p className="text-muted">{copy.connectText}</p>
        <div className="desk-fields">
          <TextField
            name="name"
            label={copy.name}
            hint={copy.nameHint}
            autoComplete="off"
            required
            maxLength={200}
            defaultValue={refused ? refused.typed['name'] : name}
          />
          <LoginFields login={login} />
        </div>
        <OwnProof id={`proof-${kind}`} asked={asked} error={refused?.proofError} />
      </NetworkForm>
    </Disclosure>
  )
}

function LoginForm({ id, name, login, asked, answer }: NetworkRow & FormState) {
  const refused = refusalOf(answer, 'change-login', { network: id })
  return (
    <Disclosure id={`login-${id}`} title={copy.changeLogin(name)} open={refused !== undefined}>
      <NetworkForm
        intent="change-login"
        fields={{ network: id }}
        refused={refused}
        words={copy.changeLogin(name)}
        pendingText={copy.changingLogin}
      >
        <p className="text-muted">{copy.changeLoginText}</p>
        <div className="desk-fields">
          <LoginFields login={login} />
        </div>
        <OwnProof id={`proof-login-${id}`} asked={asked} error={refused?.proofError} />
      </NetworkForm>
    </Disclosure>
  )
}

const LoginFields = ({ login }: Pick<NetworkRow, 'login'>) =>
  login.map((field) => (
    <TextField
      key={field.name}
      type="password"
      name={`${LOGIN}${field.name}`}
      label={copy.login[field.name] ?? field.name}
      hint={copy.loginHints[field.name]}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      required={!field.isOptional}
      isOptional={field.isOptional}
    />
  ))
