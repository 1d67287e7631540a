import { companyCopy } from '#app/copy/company.ts'
import { profileCopy } from '#app/copy/account-profile.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CompanyDetails } from '#shop/account/company.ts'
import { COUNTRY_CODES, countryName } from '#shop/values/country.ts'
import { dayText } from '#app/format/moment-text.ts'
import { answerOf, ProfilePart } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'

const copy = profileCopy.company
const labels = companyCopy.fields

type Field = Exclude<keyof CompanyDetails, 'country'>
const FIELDS: { name: Field; isOptional?: boolean; autoComplete: string }[] = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'streetName', autoComplete: 'address-line1' },
  { name: 'streetNumber', isOptional: true, autoComplete: 'off' },
  { name: 'unitNumber', isOptional: true, autoComplete: 'address-line2' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
]
const REST: typeof FIELDS = [
  { name: 'vatNumber', autoComplete: 'off' },
  { name: 'companyRegNumber', isOptional: true, autoComplete: 'off' },
  { name: 'invoiceEmail', isOptional: true, autoComplete: 'off' },
]

const COUNTRIES = [
  ['', copy.choose] as const,
  ...COUNTRY_CODES.map((code) => [code, countryName(code)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other, 'en'),
  ),
]

export function CompanyForm({ page, answer }: ProfilePartProps) {
  const own = answerOf('save_company', answer)
  const { company } = page
  const shown = (name: keyof CompanyDetails) => own?.values[name] ?? company?.details[name] ?? ''
  // The country has two places in the checkout's form, and so two names for what is wrong with it.
  const countryProblem = own?.fields.country ?? own?.fields.outsideEuCountry

  const field = ({ name, isOptional = false, autoComplete }: (typeof FIELDS)[number]) => (
    <TextField
      key={name}
      id={`company-${name}`}
      name={name}
      label={labels[name]}
      isOptional={isOptional}
      aria-required={!isOptional || undefined}
      autoComplete={autoComplete}
      maxLength={254}
      defaultValue={shown(name)}
      error={own?.fields[name]}
    />
  )
  return (
    <ProfilePart
      intent="save_company"
      heading={copy.heading}
      text={
        <>
          <p>{copy.text}</p>
          {company ? (
            <Code code={company.referenceCode} savedAt={company.savedAt} />
          ) : (
            <p className="pt-2">{copy.none}</p>
          )}
        </>
      }
      done={page.done === 'save_company' ? copy.done : null}
      answer={answer}
      button={copy.save}
      foldedUnder={company ? copy.edit : copy.create}
    >
      {FIELDS.map(field)}
      <SelectField
        id="company-country"
        name="country"
        label={labels.country}
        options={COUNTRIES}
        aria-required
        autoComplete="country"
        defaultValue={shown('country')}
        error={countryProblem}
      />
      {REST.map(field)}
      {company && <p className="text-sm text-muted">{copy.newCode}</p>}
    </ProfilePart>
  )
}

function Code({ code, savedAt }: { code: string; savedAt: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-body">
      <p>
        <span className="block text-sm text-muted">
          {copy.code}, {copy.saved(dayText(savedAt))}
        </span>
        <span className="account-code">{code}</span>
      </p>
      <CopyButton text={code} label={copy.copyCode} isSmall />
    </div>
  )
}
