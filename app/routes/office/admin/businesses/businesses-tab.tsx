import { platformPath } from '../platform-path.ts'
import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { adminCopy } from '#app/copy/office/admin.ts'
import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { retailTermsCopy } from '#app/copy/partners/own-prices.ts'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import type { BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { BrandForm } from '#app/features/brand-editor/brand-form.tsx'
import type { BrandPage } from '#app/features/brand-editor/brand-page.ts'
import { Swatch } from '#app/features/brand-editor/brand-preview.tsx'
import { BrandFaults } from '#app/features/brand-editor/brand-tab.tsx'
import { Done } from '#app/ui/verdict.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { OwnPricesForm } from './own-prices-form.tsx'
import type { PartnersAnswer, ShownPartners } from './partners-action.ts'
import { PartnersPart } from './partners-part.tsx'
import type { RetailAnswer, ShownRetailTerms } from './retail-action.ts'
import type { AddAnswer } from '../super-admin-action.ts'
import type { ShownBusiness } from '../read-super-admin.ts'

const copy = businessesCopy.list

type BusinessesTabProps = { businesses: ShownBusiness[]; answer: AddAnswer | undefined; done: string | null }

export function BusinessesTab({ businesses, answer, done }: BusinessesTabProps) {
  const said = { suspend: copy.suspendedNow, resume: copy.resumedNow }[done ?? '']
  return (
    <div className="stack">
      <div>
        <h2 className="text-3xl">{copy.heading}</h2>
        <p className="pt-1 text-muted">{copy.text}</p>
      </div>
      <Done says={said} />
      {businesses.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <ul className="card-grid">
          {businesses.map((business) => (
            <BusinessCard key={business.id} business={business} />
          ))}
        </ul>
      )}
      <AddForm answer={answer} />
    </div>
  )
}

function BusinessCard({ business }: { business: ShownBusiness }) {
  const { id, name, domain, isHouse, isSuspended, prefix, createdAt } = business
  const intent = isSuspended ? 'resume' : 'suspend'
  const isBusy = useNavigation().formData?.get('business') === id
  return (
    <li>
      <article className="card card-tight" aria-label={name}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Chip business={business} />
          <p className="state-badge" data-status={isSuspended ? 'Expired' : 'Active'}>
            {isSuspended ? copy.suspended : copy.open}
          </p>
        </div>
        <dl className="brand-ratios">
          <div>
            <dt>{copy.host}</dt>
            <dd className="[overflow-wrap:anywhere]">{domain ? <Verbatim>{domain}</Verbatim> : copy.ownHost}</dd>
          </div>
          <div>
            <dt>{copy.prefix}</dt>
            <dd translate="no" className="digits [overflow-wrap:anywhere]">
              {prefix}
            </dd>
          </div>
          <div>
            <dt>{copy.created}</dt>
            <dd>
              <Moment at={createdAt} look="day" />
            </dd>
          </div>
        </dl>
        {isHouse && <p className="text-sm text-muted">{copy.house}</p>}
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={platformPath('businesses', { edit: id })}
            look="secondary"
            isSmall
            aria-label={copy.editOf(name)}
          >
            {copy.edit}
          </LinkButton>
          {!isHouse && (
            <LinkButton
              to={`${platformPath('businesses', { edit: id })}#partners`}
              look="secondary"
              isSmall
              aria-label={copy.partnersOf(name)}
            >
              {copy.partners}
            </LinkButton>
          )}
          {!isHouse && (
            <Form method="post" action={platformPath('businesses')} preventScrollReset>
              <input type="hidden" name="business" value={id} />
              <Button
                type="submit"
                name="intent"
                value={intent}
                look="quiet"
                isSmall
                pending={isBusy}
                pendingText={adminCopy.wait}
                aria-label={copy[`${intent}Of`](name)}
              >
                {copy[intent]}
              </Button>
            </Form>
          )}
        </div>
      </article>
    </li>
  )
}

// How the brand dresses: its first letter on its button's color, its name, and three of its colors.
function Chip({ business: { name, initial, chip } }: { business: ShownBusiness }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="brand-chip" style={{ background: chip.solid, color: chip.onSolid }} aria-hidden="true">
        {initial}
      </span>
      <div className="min-w-0">
        <h3 translate="no" className="text-xl [overflow-wrap:anywhere]">
          {name}
        </h3>
        <span className="flex gap-1">
          {chip.swatches.map((color) => (
            <Swatch key={color} color={color} />
          ))}
        </span>
      </div>
    </div>
  )
}

const FIELDS = ['name', 'domain', 'orderPrefix'] as const

function AddForm({ answer }: { answer: AddAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useIsSending('add')
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <section className="card" aria-labelledby="add-business">
      <div>
        <h2 id="add-business" className="text-2xl">
          {businessesCopy.add.heading}
        </h2>
        <p className="pt-1 text-muted">{businessesCopy.add.text}</p>
      </div>
      <Form
        ref={form}
        method="post"
        action={platformPath('businesses')}
        preventScrollReset
        noValidate
        className="brand-colors"
      >
        {FIELDS.map((field) => (
          <TextField
            key={field}
            id={`add-${field}`}
            name={field}
            label={brandSettingsCopy.fields[field] ?? field}
            hint={brandSettingsCopy.hints[field]}
            required={field === 'name'}
            isOptional={field === 'orderPrefix'}
            autoComplete="off"
            autoCapitalize={field === 'name' ? undefined : 'none'}
            maxLength={120}
            defaultValue={answer?.values[field]}
            error={answer?.fields[field]}
          />
        ))}
        <div className="brand-add">
          <Button type="submit" name="intent" value="add" pending={isBusy} pendingText={adminCopy.wait}>
            {businessesCopy.add.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}

type EditedBusinessProps = {
  page: BrandPage
  answer: BrandAnswer | undefined
  done: string | null
  retail: ShownRetailTerms | null
  retailAnswer: RetailAnswer | undefined
  partners: ShownPartners | null
  partnersAnswer: PartnersAnswer | undefined
}

export function EditedBusiness(props: EditedBusinessProps) {
  const { page, answer, done, retail, retailAnswer, partners, partnersAnswer } = props
  const said = { brand: brandSettingsCopy.saved, add: brandSettingsCopy.added, retail: retailTermsCopy.saved }[
    done ?? ''
  ]
  return (
    <div className="stack">
      <div>
        <p>
          <Link to={platformPath('businesses')} className="link inline-block py-2">
            {copy.back}
          </Link>
        </p>
        <h2 translate="no" className="text-3xl [overflow-wrap:anywhere]">
          {page.saved.name}
        </h2>
        <p className="pt-1 text-muted [overflow-wrap:anywhere]">
          {brandSettingsCopy.ofHost(page.host)}. {brandSettingsCopy.text}
        </p>
      </div>
      <Done says={!answer && said} />
      <BrandFaults page={page} />
      <BrandForm
        key={page.brandId}
        page={page}
        answer={answer}
        action={platformPath('businesses', { edit: page.brandId })}
        parts={['name', 'sender', 'company']}
      />
      {partners && (
        <PartnersPart
          partners={partners}
          answer={partnersAnswer}
          action={platformPath('businesses', { edit: page.brandId })}
        />
      )}
      {retail && (
        <OwnPricesForm
          terms={retail}
          answer={retailAnswer}
          action={platformPath('businesses', { edit: page.brandId })}
        />
      )}
    </div>
  )
}
