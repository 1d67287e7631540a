import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { flowCopy as copy } from '#app/copy/office/order-api-flow.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RunKind } from '#shop/office/tools/staff-run.ts'
import { flowPath, tabOfKind, type FlowReply } from '../flow-answer.ts'

type StartProps = {
  kind: RunKind
  bundles: [string, string][]
  email: string
  mayChange: boolean
  refused: Extract<FlowReply, { kind: 'refused' }> | null
}

// What a run begins with; it is confirmed before the network is asked for anything.
export function RunStart({ kind, bundles, email, mayChange, refused }: StartProps) {
  const isSending = useIsSending('ask')
  return (
    <section aria-labelledby="start-heading" className="staff-card">
      <div className="grid gap-1">
        <h2 id="start-heading" className="text-2xl">
          {copy.tabs[tabOfKind(kind)]}
        </h2>
        <p className="text-muted">{kind === 'order' ? copy.flowLead : copy.allocationLead}</p>
      </div>
      {refused?.error && <ErrorBox message={refused.error} />}
      {mayChange ? (
        <Form method="post" action={flowPath(tabOfKind(kind))} preventScrollReset noValidate className="grid gap-5">
          <input type="hidden" name="kind" value={kind} />
          <SelectField
            id="bundleId"
            name="bundleId"
            label={copy.bundle}
            options={[['', copy.bundleFirst], ...bundles]}
            defaultValue={refused?.typed['bundleId'] ?? ''}
            error={refused?.fields['bundleId']}
            required
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label={copy.email}
            hint={copy.emailHint}
            defaultValue={refused?.typed['email'] ?? email}
            error={refused?.fields['email']}
            autoComplete="email"
            required
          />
          <div>
            <Button type="submit" name="intent" value="ask" pending={isSending} className="max-sm:w-full">
              {copy.start[kind]}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="font-semibold">{staffCopy.onlySuper}</p>
      )}
    </section>
  )
}
