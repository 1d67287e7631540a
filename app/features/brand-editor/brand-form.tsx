import { Fragment, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { adminCopy } from '#app/copy/office/admin.ts'
import { brandSettingsCopy as copy } from '#app/copy/people/brand-settings.ts'
import { InOtherLanguages } from '#app/features/own-texts/in-other-languages.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { BrandColors } from '#shop/people/brand/brand.ts'
import type { OwnText } from '#values/brand-facts.ts'
import type { BrandAnswer } from './brand-action.ts'
import { BrandColorField } from './brand-color-field.tsx'
import { BrandCompanyFields } from './brand-company-fields.tsx'
import { BrandConflict } from './brand-conflict.tsx'
import {
  COLOR_FIELDS,
  BRAND_COMPANY_FIELDS,
  differences,
  isOwnText,
  withLanguages,
  SENDER_FIELDS,
  NAME_FIELDS,
  TEXT_FIELDS,
  type BrandDraft,
  type BrandField,
} from './brand-draft.ts'
import { foreignFields } from './foreign-fields.ts'
import { useLeaveGuard } from './brand-leave-guard.ts'
import { BrandLogoField } from './brand-logo-field.tsx'
import type { BrandLooks } from './brand-looks.ts'
import type { BrandPage } from './brand-page.ts'
import { BrandPreview } from './brand-preview.tsx'
import '#app/ui/page.css'
import '#app/ui/card.css'
import './brand-editor.css'

const COLOR_OF = {
  primaryColor: 'primary',
  primaryLightColor: 'primaryLight',
  primaryDarkColor: 'primaryDark',
  secondaryColor: 'secondary',
  backgroundColor: 'background',
} as const satisfies Record<(typeof COLOR_FIELDS)[number], keyof BrandColors>

/** The buttons that send this form, wherever they stand on the page. */
const SENDING = new Set<unknown>(['save_brand', 'create_record'])

type BrandFormPart = 'name' | 'sender' | 'company'

type BrandFormProps = {
  page: BrandPage
  answer: BrandAnswer | undefined
  /** Where the form is posted to and found again. */
  action: string
  /** What more than words and looks this person may change. */
  parts?: readonly BrandFormPart[]
}

// The brand's settings beside what they make of the shop; what is typed is shown at once, and kept when it is refused.
export function BrandForm({ page, answer, action, parts = [] }: BrandFormProps) {
  const [draft, setDraft] = useState<BrandDraft>(answer?.values ?? page.saved)
  const [logo, setLogo] = useState(page.logo)
  const [answered, setAnswered] = useState(answer)
  if (answer !== answered) {
    setAnswered(answer)
    // Whatever was not touched here stands there as somebody else left it.
    if (answer?.now) setDraft(answer.values)
  }
  const box = useRef<HTMLDivElement>(null)
  const isBusy = SENDING.has(useNavigation().formData?.get('intent'))
  const looks = useLooks(draft, answer?.looks ?? page.looks)
  const isDirty = differences(draft, page.saved).length > 0 || logo !== page.logo
  useLeaveGuard(isDirty && !isBusy, copy.leave)
  useEffect(() => {
    if (!answer) return
    const field = document.querySelector<HTMLElement>('#brand-form [aria-invalid="true"]')
    ;(field ?? box.current)?.focus()
  }, [answer])

  const change = (field: BrandField) => (value: string) => setDraft((before) => ({ ...before, [field]: value }))
  const wear = (colors: BrandColors) =>
    setDraft((before) => ({
      ...before,
      ...Object.fromEntries(COLOR_FIELDS.map((field) => [field, colors[COLOR_OF[field]]])),
    }))
  const text = (field: BrandField) => (
    <Fragment key={field}>
      <TextField
        id={`brand-${field}`}
        name={field}
        label={copy.fields[field] ?? field}
        hint={
          copy.hints[field] ??
          (draft[field] === '' &&
            page.standIns[field] &&
            sentence(copy.defaultIs(page.standIns[field]), [page.standIns[field]]))
        }
        error={answer?.fields[field]}
        value={draft[field]}
        required={field === 'name'}
        maxLength={400}
        autoComplete="off"
        onChange={({ currentTarget }) => change(field)(currentTarget.value)}
      />
      {isOwnText(field) && <InOtherLanguages label={copy.fields[field] ?? field} {...foreignTexts(field)} />}
    </Fragment>
  )
  const foreignTexts = (name: OwnText) =>
    foreignFields(name, page.supplied[name], { draft, problems: answer?.fields, onType: change })
  const senderFields = SENDER_FIELDS.filter((field) => field !== 'domain' || page.hasDomain)
  const name = draft.name || page.standIns.name || ''

  return (
    <div className="page-columns brand-columns">
      <Form
        id="brand-form"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="card brand-form"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="version" value={answer?.now?.version ?? page.version} />
        <input type="hidden" name="opened" value={JSON.stringify(answer?.now?.saved ?? page.saved)} />
        {answer?.now && (
          <BrandConflict
            theirs={answer.now.saved}
            mine={draft}
            shownFields={withLanguages([
              ...(parts.includes('name') ? NAME_FIELDS : []),
              ...TEXT_FIELDS,
              ...COLOR_FIELDS,
              ...(parts.includes('sender') ? senderFields : []),
              ...(parts.includes('company') ? BRAND_COMPANY_FIELDS : []),
            ])}
            reload={action}
          />
        )}
        <fieldset className="brand-part">
          <legend className="text-xl font-bold">{copy.texts}</legend>
          {parts.includes('name') ? (
            NAME_FIELDS.map(text)
          ) : (
            <p>
              {/* Not theirs to change, but what the preview wears depends on it. */}
              {NAME_FIELDS.map((field) => (
                <input key={field} type="hidden" name={field} value={draft[field]} />
              ))}
              <span translate="no" className="block font-semibold">
                {name}
              </span>
              <span className="text-sm text-muted">{copy.nameIsGiven}</span>
            </p>
          )}
          {TEXT_FIELDS.map(text)}
        </fieldset>
        <BrandLogoField
          name={name}
          logo={page.logo}
          error={answer?.fields['logo']}
          onPicture={setLogo}
          onColors={wear}
        />
        <fieldset className="brand-part">
          <legend className="text-xl font-bold">{copy.colors}</legend>
          <p className="text-sm text-muted">{copy.colorsText}</p>
          <div className="brand-colors">
            {COLOR_FIELDS.map((field) => (
              <BrandColorField
                key={field}
                name={field}
                value={draft[field]}
                worn={looks.colors[COLOR_OF[field]]}
                error={answer?.fields[field]}
                onChange={change(field)}
              />
            ))}
          </div>
        </fieldset>
        {parts.includes('sender') && (
          <fieldset className="brand-part">
            <legend className="text-xl font-bold">{copy.address}</legend>
            {senderFields.map(text)}
          </fieldset>
        )}
        {parts.includes('company') && (
          <BrandCompanyFields page={page} draft={draft} problems={answer?.fields} onType={change} />
        )}
        {answer && !answer.now && <ErrorBox ref={box} message={answer.message} />}
        <div className="brand-actions">
          <Button type="submit" name="intent" value="save_brand" pending={isBusy} pendingText={adminCopy.wait}>
            {answer?.now ? copy.saveMine : copy.save}
          </Button>
          <p role="status" className="text-sm text-muted">
            {isDirty ? copy.unsaved : ''}
          </p>
        </div>
      </Form>
      <section className="card brand-preview" aria-labelledby="brand-preview">
        <h2 id="brand-preview" className="text-2xl">
          {copy.preview.heading}
        </h2>
        <noscript>
          <p className="text-muted">{copy.preview.saved}</p>
        </noscript>
        <BrandPreview
          looks={looks}
          pass={page.pass}
          words={{
            name,
            heroText: draft.heroText || page.standIns.heroText || '',
            tagline: draft.tagline || page.standIns.tagline || '',
            logo,
          }}
        />
      </section>
    </div>
  )
}

// The color library comes when the first color changes; until then the server's own reckoning stands.
function useLooks(draft: BrandDraft, drawn: BrandLooks): BrandLooks {
  const [looks, setLooks] = useState(drawn)
  const colors = COLOR_FIELDS.map((field) => draft[field]).join(' ')
  const first = useRef(colors)
  const newest = useRef(draft)
  useEffect(() => {
    newest.current = draft
  })
  useEffect(() => {
    if (first.current === colors) return undefined
    first.current = ''
    let isOver = false
    import('./brand-looks.ts').then(
      ({ toBrandLooks }) => isOver || setLooks(toBrandLooks(newest.current)),
      // Without the library the picture stays as it was; saving works all the same.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [colors])
  return looks
}
