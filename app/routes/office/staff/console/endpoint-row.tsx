import { apiTestCopy as copy } from '#app/copy/office/api-test.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { NetworkEndpoint } from '#ports/network-console.ts'
import { fieldName, type ConsoleEntries } from './console-answer.ts'

type RowProps = {
  endpoint: NetworkEndpoint
  mayPress: boolean
  isPending: boolean
  typed: ConsoleEntries
  problems: ConsoleEntries
}

// One call of the list: its method in words, its path, what it wants to know, and the button that makes it.
export function EndpointRow({ endpoint, mayPress, isPending, typed, problems }: RowProps) {
  const { id, method, path, parameters } = endpoint
  const label = copy.labels[id]
  const asked = parameters.filter(({ name, place }) => name !== 'iccid' && place !== 'made')
  return (
    <li className="staff-endpoint">
      <div className="staff-endpoint-head">
        <div className="grid min-w-0 gap-1">
          <h3 className="text-lg">{label}</h3>
          <p className="staff-path">
            <span className="staff-method" data-method={method}>
              {method}
            </span>{' '}
            <code>{path}</code>
          </p>
        </div>
        {mayPress ? (
          <Button
            type="submit"
            name="endpoint"
            value={id}
            look={endpoint.effect === 'reads' ? 'secondary' : 'primary'}
            isSmall
            pending={isPending}
            pendingText={copy.testing}
            aria-label={copy.testOf(label)}
          >
            {copy.test}
          </Button>
        ) : (
          <p className="text-sm text-muted">{staffCopy.onlySuper}</p>
        )}
      </div>
      {mayPress && asked.length > 0 && (
        <div className="staff-parameters">
          {asked.map(({ name, initial, isOptional, kind }) => {
            const field = fieldName(id, name)
            return (
              <TextField
                key={name}
                id={field}
                name={field}
                label={copy.parameters[name] ?? name}
                isOptional={isOptional ?? false}
                defaultValue={typed[field] ?? initial ?? ''}
                error={problems[field]}
                inputMode={kind === 'days' || kind === 'number' || kind === 'phone' ? 'numeric' : undefined}
                autoComplete="off"
                spellCheck={false}
              />
            )
          })}
        </div>
      )}
    </li>
  )
}
