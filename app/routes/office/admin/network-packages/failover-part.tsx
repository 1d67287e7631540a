// Whether an order that its network can't deliver may come from another one, and what must be left of its price then.
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { NetworkForm, refusalOf } from './network-form.tsx'
import type { PackagesAnswer } from './packages-action.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.failover

type FailoverProps = { rule: PackagesView['networks']['failover']; answer: PackagesAnswer | undefined }

export function FailoverPart({ rule, answer }: FailoverProps) {
  const refused = refusalOf(answer, 'failover')
  const saved = (rule.floorBasisPoints / 100).toString()
  return (
    <FoldCard id="failover" title={copy.heading} isOpen={answer?.intent === 'failover'}>
      <p className="text-muted">{copy.text}</p>
      <NetworkForm
        key={`${rule.isOn} ${saved}`}
        intent="failover"
        refused={refused}
        words={copy.save}
        pendingText={copy.saving}
        look="secondary"
      >
        <Checkbox
          name="isOn"
          label={copy.isOn}
          hint={copy.isOnHint}
          defaultChecked={refused ? 'isOn' in refused.typed : rule.isOn}
        />
        <div className="desk-fields">
          <TextField
            name="floor"
            label={copy.floor}
            hint={copy.floorHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            defaultValue={refused ? refused.typed['floor'] : saved}
          />
        </div>
      </NetworkForm>
    </FoldCard>
  )
}
