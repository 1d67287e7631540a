import { Form } from '#app/forms/form.tsx'
import { networkPackagesCopy as copy } from '#app/copy/office/network-packages.ts'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'
import { PACKAGES_PATH } from './form-names.ts'
import type { PackagesAnswer } from './packages-action.ts'
import type { NetworkView, PackagesView } from './read-packages.ts'

const inHundredths = (whole: number): string => (whole / 100).toFixed(2)

// A reading that ends meanwhile must not take away what is typed, so only what the form holds makes it a new one.
const FIELDS = [
  'factorBasisPoints',
  'marginCents',
  'leastCents',
  'ending',
  'approvesNew',
  'approvesCheaper',
  'dearerUpToBasisPoints',
] as const

type RulesProps = { network: NetworkView; answer: PackagesAnswer | undefined }

export function RulesPart({ network: { networkId, rules }, answer }: RulesProps) {
  const words = copy.rules
  const isRefused = answer?.intent === 'rules'
  const typed = (name: string, saved: string) => (isRefused ? (answer.typed[name] ?? '') : saved)
  const isTicked = (name: string, saved: boolean) => (isRefused ? name in answer.typed : saved)
  return (
    <DeskCard id="rules" heading={words.heading}>
      <p className="text-muted">{words.text}</p>
      <Form
        key={FIELDS.map((field) => rules[field]).join()}
        method="post"
        action={PACKAGES_PATH}
        noValidate
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="network" value={networkId} />
        <div className="desk-fields">
          <TextField
            name="factor"
            label={words.factor}
            hint={words.factorHint}
            inputMode="decimal"
            maxLength={6}
            defaultValue={typed('factor', inHundredths(rules.factorBasisPoints / 100))}
          />
          <TextField
            name="margin"
            label={words.margin}
            inputMode="decimal"
            maxLength={8}
            defaultValue={typed('margin', inHundredths(rules.marginCents))}
          />
          <TextField
            name="least"
            label={words.least}
            inputMode="decimal"
            maxLength={8}
            defaultValue={typed('least', inHundredths(rules.leastCents))}
          />
          <SelectField
            name="ending"
            label={words.ending}
            options={copy.endings}
            defaultValue={typed('ending', rules.ending)}
          />
          <TextField
            name="dearer"
            label={words.dearer}
            hint={words.dearerHint}
            inputMode="decimal"
            maxLength={6}
            defaultValue={typed('dearer', inHundredths(rules.dearerUpToBasisPoints))}
          />
        </div>
        <Checkbox
          name="approvesNew"
          label={words.approvesNew}
          defaultChecked={isTicked('approvesNew', rules.approvesNew)}
        />
        <Checkbox
          name="approvesCheaper"
          label={words.approvesCheaper}
          defaultChecked={isTicked('approvesCheaper', rules.approvesCheaper)}
        />
        <div>
          <Button type="submit" name="intent" value="rules">
            {words.save}
          </Button>
        </div>
      </Form>
    </DeskCard>
  )
}

type RateProps = Pick<PackagesView, 'rates' | 'aging'> & { today: string; answer: PackagesAnswer | undefined }

export function RatePart({ rates, aging, today, answer }: RateProps) {
  const words = copy.rates
  const typed = (name: string, usual: string) => (answer?.intent === 'rate' ? (answer.typed[name] ?? '') : usual)
  return (
    <FoldCard id="rates" title={words.heading} isOpen={aging.length > 0 || answer?.intent === 'rate'}>
      <p className="text-muted">{words.text}</p>
      {aging.map(({ code, until, isOver }) => (
        <Callout key={code} tone="warning">
          {(isOver ? words.ended : words.ending)(code, dayText(until))}
        </Callout>
      ))}
      {rates.length > 0 && (
        <ul>
          {rates.map(({ currency, validFrom, millionths }) => (
            <li key={`${currency} ${validFrom}`}>
              {words.rate(currency, (millionths / 1_000_000).toString(), dayText(validFrom))}
            </li>
          ))}
        </ul>
      )}
      <Form
        key={rates.length}
        method="post"
        action={PACKAGES_PATH}
        noValidate
        preventScrollReset
        className="grid gap-4"
      >
        <div className="desk-fields">
          <TextField
            name="currency"
            label={words.currency}
            required
            maxLength={3}
            defaultValue={typed('currency', 'USD')}
          />
          <TextField
            name="rate"
            label={words.value}
            hint={words.valueHint}
            required
            inputMode="decimal"
            maxLength={11}
            defaultValue={typed('rate', '')}
          />
          <TextField
            name="from"
            type="date"
            label={words.from}
            required
            min={today}
            defaultValue={typed('from', today)}
          />
        </div>
        <div>
          <Button type="submit" name="intent" value="rate">
            {words.save}
          </Button>
        </div>
      </Form>
    </FoldCard>
  )
}
