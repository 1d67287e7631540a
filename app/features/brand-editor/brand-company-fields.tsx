import { Fragment } from 'react'
import { InOtherLanguages } from '#app/features/own-texts/in-other-languages.tsx'
import { brandSettingsCopy as copy } from '#app/copy/people/brand-settings.ts'
import { Callout } from '#app/ui/callout.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { missingIdentity } from '#shop/people/brand/seller-identity.ts'
import { BRAND_COMPANY_FIELDS, isOwnText, type BrandDraft, type BrandField } from './brand-draft.ts'
import { COMPANY_PART } from './company-part.ts'
import { foreignFields } from './foreign-fields.ts'
import type { BrandPage } from './brand-page.ts'

const LINES: Partial<Record<BrandField, number>> = { address: 3, links: 3 }

type BrandCompanyFieldsProps = {
  page: Pick<BrandPage, 'saved' | 'hasSample' | 'supplied'>
  draft: BrandDraft
  problems: Record<string, string> | undefined
  onType: (field: BrandField) => (value: string) => void
}

// Who sells, as footer and invoice say it; what is still missing for an invoice stands above.
export function BrandCompanyFields({ page, draft, problems, onType }: BrandCompanyFieldsProps) {
  const missing = missingIdentity(page.saved).map((name) => copy.fields[name] ?? name)
  return (
    <fieldset id={COMPANY_PART} className="brand-part">
      <legend className="text-xl font-bold">{copy.company}</legend>
      <p className="text-sm text-muted">{copy.companyText}</p>
      {missing.length > 0 && (
        <Callout tone={page.hasSample ? 'info' : 'warning'} title={copy.identity.title(missing.join(', '))}>
          {page.hasSample ? copy.identity.sample : copy.identity.heldBack}
        </Callout>
      )}
      {BRAND_COMPANY_FIELDS.map((field) => {
        const shared = {
          id: `brand-${field}`,
          name: field,
          label: copy.fields[field] ?? field,
          hint: copy.hints[field],
          error: problems?.[field],
          value: draft[field],
          autoComplete: 'off',
          onChange: (event: { currentTarget: { value: string } }) => onType(field)(event.currentTarget.value),
        }
        const rows = LINES[field]
        return rows ? (
          <TextArea key={field} {...shared} rows={rows} />
        ) : (
          <Fragment key={field}>
            <TextField {...shared} maxLength={400} />
            {isOwnText(field) && (
              <InOtherLanguages
                label={shared.label}
                {...foreignFields(field, page.supplied[field], { draft, problems, onType })}
              />
            )}
          </Fragment>
        )
      })}
    </fieldset>
  )
}
