import { countryName } from '#app/language/formats.ts'
import { useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react'
import { companyCopy } from '#app/copy/people/company.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { countryChoices } from '#app/format/country-choices.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField, type TextFieldProps } from '#app/ui/text-field.tsx'
import { isMasked } from '#shop/people/company/company.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'
import { COUNTRY_CODES, EU_COUNTRIES, isEuCountry } from '#values/country/country.ts'
import { recordOf } from '#values/record-of.ts'
import { vatNumberExample } from '#values/vat-number.ts'
import {
  companyCountry,
  companyValues,
  vatNumberProblem,
  type CompanyValues,
} from '#app/features/company-form/company-form.ts'
import { COMPANY_TABLE, type CompanyField } from '#app/features/company-form/company-field-table.ts'
import type { CompanySectionProps } from './company-section.tsx'
import { companyTaxReason } from './company-tax-reason.ts'
import { FIELD_IDS } from '../use-checkout-form.ts'

const copy = companyCopy.fields

type CompanyFieldsProps = Pick<
  CompanySectionProps,
  'problems' | 'taxFrom' | 'isHydrated' | 'onType' | 'onLeave' | 'onSettled'
> & {
  values: CompanyValues
  isChecking: boolean
}

// The fields in the order of an address. Required ones have a mark; the others say that they are optional.
export function CompanyFields({
  values,
  problems,
  taxFrom,
  isChecking,
  isHydrated,
  onType,
  onLeave,
  onSettled,
}: CompanyFieldsProps) {
  const [current, setCurrent] = useState(values)
  const follow = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (currentTarget.form) setCurrent(companyValues(new FormData(currentTarget.form)))
  }
  const country = companyCountry(current)

  const field = (name: CompanyField) => ({
    id: FIELD_IDS[name],
    name,
    defaultValue: values[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      onType(name)
      follow(event)
    },
  })
  const text = (name: CompanyField): TextFieldProps => ({
    ...field(name),
    label: labels()[name],
    maxLength: COMPANY_TABLE[name].longest,
    autoComplete: COMPANY_TABLE[name].autoComplete,
    'aria-required': COMPANY_TABLE[name].isRequired,
    isOptional: !COMPANY_TABLE[name].isRequired,
    onBlur: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.value.trim() !== '' && onLeave(name),
  })
  const settle = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    follow(event)
    onType('vatNumber')
    onSettled()
  }

  return (
    <div className="company-fields" data-filled={values.companyHandle !== '' || undefined}>
      <TextField {...text('companyName')} className="company-wide" />
      <TextField {...text('streetName')} className="company-wide" />
      <TextField {...text('streetNumber')} className="company-short" />
      <TextField {...text('unitNumber')} className="company-short" />
      <TextField {...text('postalCode')} className="company-postal" />
      <TextField {...text('city')} className="company-city" />
      <div className="company-country">
        <div className="company-eu">
          <SelectField
            {...field('country')}
            label={copy.country}
            options={euOptions()}
            aria-required
            autoComplete="country"
            onChange={settle}
          />
        </div>
        <div className="company-abroad">
          <SelectField
            {...field('outsideEuCountry')}
            label={copy.outsideEuCountry}
            options={otherOptions()}
            aria-required
            onChange={settle}
          />
        </div>
      </div>
      <Checkbox
        id="is-outside-eu"
        name="isOutsideEu"
        className="company-wide"
        defaultChecked={values.isOutsideEu}
        label={copy.isOutsideEu}
        onChange={settle}
      />
      <div className="company-wide grid gap-2">
        <TextField
          {...text('vatNumber')}
          autoCapitalize="characters"
          spellCheck={false}
          hint={vatHint(country, current.vatNumber)}
          onBlur={(event) => {
            if (event.currentTarget.value.trim() !== '') onLeave('vatNumber')
            onSettled()
          }}
        />
        <output className="block text-sm font-semibold">
          {vatOutcome(country, current.vatNumber, taxFrom, isChecking)}
        </output>
        {!isHydrated && (
          <p>
            <Button type="submit" name="intent" value="check_company" formNoValidate look="secondary" isSmall>
              {companyCopy.check}
            </Button>
          </p>
        )}
      </div>
      <TextField {...text('companyRegNumber')} className="company-wide" />
      {PURCHASE_FACTS.map((fact) => (
        <TextField key={fact} {...text(fact)} className="company-wide" hint={purchaseFactsCopy[fact].hint} />
      ))}
      <TextField
        {...text('invoiceEmail')}
        className="company-wide"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={values.companyHandle === '' ? copy.invoiceEmailHint : copy.invoiceEmailFromCode}
      />
      <Checkbox
        className="company-wide"
        name="saveCompany"
        defaultChecked={values.saveCompany}
        label={companyCopy.save}
        hint={companyCopy.saveHint}
      />
    </div>
  )
}

// Read anew for each visitor: kept, they would stay in the language in which the server began.
const labels = (): Record<CompanyField, string> => ({
  ...copy,
  ...recordOf(PURCHASE_FACTS, (fact) => purchaseFactsCopy[fact].label),
})

const none = (): [string, string] => ['', copy.chooseCountry]
const euOptions = () => [none(), ...countryChoices(EU_COUNTRIES)]
const otherOptions = () => [none(), ...countryChoices(COUNTRY_CODES.filter((code) => !isEuCountry(code)))]

function vatHint(country: string | null, vatNumber: string): ReactNode {
  if (country === null) return companyCopy.vatHintNoCountry
  const example = vatNumberExample(country)
  if (example === null) return companyCopy.vatHintAbroad
  const isWellFormed = vatNumber !== '' && !isMasked(vatNumber) && vatNumberProblem(country, vatNumber) === null
  return isWellFormed
    ? companyCopy.vatWellFormed(countryName(country))
    : companyCopy.vatHint(countryName(country), example)
}

// What the EU's register said, or that we are asking it; nothing while the number is still being typed.
function vatOutcome(
  country: string | null,
  vatNumber: string,
  taxFrom: CompanySectionProps['taxFrom'],
  isChecking: boolean,
): ReactNode {
  if (isChecking) return companyCopy.checking
  const isJudged = country !== null && taxFrom.isCompany && (taxFrom.vies !== null || taxFrom.basis === 'located')
  if (!isJudged || vatNumberProblem(country, vatNumber) !== null) return null
  return <span className={taxFrom.vies === 'valid' ? 'text-success' : 'text-warning'}>{companyTaxReason(taxFrom)}</span>
}
