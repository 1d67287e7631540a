// When buyers get their money back without a person, for each network, and from how many cancellations on a person decides.
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { CANCELLATION_LIMITS } from '#shop/support/cancellation/cancellation-terms.ts'
import { NetworkForm, refusalOf } from './network-form.tsx'
import type { PackagesAnswer } from './packages-action.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.cancellations

type Settings = PackagesView['cancellations']
type PartProps = {
  settings: Settings
  nameOf: (networkId: string) => string | null
  answer: PackagesAnswer | undefined
}

export function CancellationsPart({ settings, nameOf, answer }: PartProps) {
  return (
    <FoldCard
      id="cancellations"
      title={copy.heading}
      isOpen={answer?.intent === 'cancellation-terms' || answer?.intent === 'cancellation-limits'}
    >
      <p className="text-muted">{copy.text}</p>
      {settings.terms.map((terms) => (
        <TermsForm key={terms.networkId} terms={terms} name={nameOf(terms.networkId)} answer={answer} />
      ))}
      <LimitsForm limits={settings.limits} answer={answer} />
    </FoldCard>
  )
}

type TermsProps = { terms: Settings['terms'][number]; name: string | null; answer: PackagesAnswer | undefined }

function TermsForm({ terms, name, answer }: TermsProps) {
  const { networkId, isOn, days, usedBasisPoints, canBeOn } = terms
  const refused = refusalOf(answer, 'cancellation-terms', { of: networkId })
  const used = (usedBasisPoints / 100).toString()
  return (
    <NetworkForm
      key={`${isOn} ${days} ${used}`}
      intent="cancellation-terms"
      fields={{ of: networkId }}
      refused={refused}
      words={copy.save}
      pendingText={copy.saving}
      look="secondary"
      label={name ?? copy.home}
    >
      <h3 className="text-lg">{name === null ? copy.home : <Verbatim>{name}</Verbatim>}</h3>
      {canBeOn ? (
        <Checkbox name="isOn" label={copy.isOn} defaultChecked={refused ? 'isOn' in refused.typed : isOn} />
      ) : (
        <p>{copy.never}</p>
      )}
      <div className="desk-fields">
        <TextField
          name="days"
          label={copy.days}
          hint={copy.daysHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={refused ? refused.typed['days'] : days}
        />
        <TextField
          name="used"
          label={copy.used}
          hint={copy.usedHint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={refused ? refused.typed['used'] : used}
        />
      </div>
    </NetworkForm>
  )
}

function LimitsForm({ limits, answer }: { limits: Settings['limits']; answer: PackagesAnswer | undefined }) {
  const refused = refusalOf(answer, 'cancellation-limits')
  return (
    <NetworkForm
      key={JSON.stringify(limits)}
      intent="cancellation-limits"
      refused={refused}
      words={copy.save}
      pendingText={copy.saving}
      look="secondary"
    >
      <h3 className="text-lg">{copy.limits}</h3>
      <p className="text-muted">{copy.limitsText}</p>
      <div className="desk-fields">
        {CANCELLATION_LIMITS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={copy[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={refused ? refused.typed[name] : limits[name]}
          />
        ))}
      </div>
    </NetworkForm>
  )
}
