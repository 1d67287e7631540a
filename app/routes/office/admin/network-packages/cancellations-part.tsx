// When buyers get their money back without a person, for each network, and from how many cancellations on a person decides.
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { CANCELLATION_LIMITS } from '#shop/support/cancellation/cancellation-terms.ts'
import { PACKAGES_PATH } from './form-names.ts'
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
  const isBusy = useIsSending('cancellation-terms')
  const { networkId, isOn, days, usedBasisPoints, canBeOn } = terms
  const refused = answer?.intent === 'cancellation-terms' && answer.typed['of'] === networkId ? answer : undefined
  const used = (usedBasisPoints / 100).toString()
  return (
    <IntentForm
      key={`${isOn} ${days} ${used}`}
      intent="cancellation-terms"
      error={refused?.error}
      fields={{ of: networkId }}
      action={PACKAGES_PATH}
      noValidate
      className="grid gap-4"
      aria-label={name ?? copy.home}
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
      <div>
        <Button type="submit" look="secondary" pending={isBusy} pendingText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </IntentForm>
  )
}

function LimitsForm({ limits, answer }: { limits: Settings['limits']; answer: PackagesAnswer | undefined }) {
  const isBusy = useIsSending('cancellation-limits')
  const refused = answer?.intent === 'cancellation-limits' ? answer : undefined
  return (
    <IntentForm
      key={JSON.stringify(limits)}
      intent="cancellation-limits"
      error={refused?.error}
      action={PACKAGES_PATH}
      noValidate
      className="grid gap-4"
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
      <div>
        <Button type="submit" look="secondary" pending={isBusy} pendingText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </IntentForm>
  )
}
