import type { ComponentProps } from 'react'
import { brandFieldName, brandSettingsCopy as copy } from '#app/copy/people/brand-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Done } from '#app/ui/verdict.tsx'
import { BrandForm } from './brand-form.tsx'
import type { BrandPage } from './brand-page.ts'

type BrandTabProps = Pick<ComponentProps<typeof BrandForm>, 'page' | 'answer' | 'action' | 'parts'> & {
  isSaved: boolean
}

export function BrandTab({ isSaved, ...form }: BrandTabProps) {
  const { page } = form
  return (
    <div className="stack">
      <div>
        <h2 className="text-3xl">{copy.heading}</h2>
        <p className="pt-1 text-muted [overflow-wrap:anywhere]">
          {copy.ofHost(page.host)}. {copy.text}
        </p>
      </div>
      <Done says={isSaved && copy.saved} />
      {page.version === 0 && <NoRecord />}
      <BrandFaults page={page} />
      <BrandForm key={page.brandId} {...form} />
    </div>
  )
}

export function BrandFaults({ page: { faults } }: { page: BrandPage }) {
  if (faults.length === 0) return null
  return <Callout tone="warning">{copy.faults(faults.map((name) => brandFieldName(name)).join(', '))}</Callout>
}

// The defaults have no record; the first settings that are saved create it.
const NoRecord = () => (
  <Callout tone="info" title={copy.noRecord.title}>
    <p>{copy.noRecord.text}</p>
    <div className="pt-3">
      <Button type="submit" form="brand-form" name="intent" value="create_record" look="secondary">
        {copy.noRecord.button}
      </Button>
    </div>
  </Callout>
)
