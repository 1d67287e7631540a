import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { adminCopy } from '#app/copy/admin.ts'
import { brandProblemCopy } from '#app/copy/brand.ts'
import { brandSettingsCopy as copy } from '#app/copy/brand-settings.ts'
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
  return <Callout tone="warning">{copy.faults(faults.map((name) => copy.fields[name] ?? name).join(', '))}</Callout>
}

// The defaults cannot be changed: there is no record that a change could be written to.
function NoRecord() {
  const isBusy = useNavigation().formData?.get('intent') === 'create_record'
  return (
    <Callout tone="info" title={copy.noRecord.title}>
      <p>
        {brandProblemCopy.no_business}. {copy.noRecord.text}
      </p>
      <Form method="post" action="/admin?tab=brand" className="pt-3" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value="create_record"
          look="secondary"
          pending={isBusy}
          pendingText={adminCopy.wait}
        >
          {copy.noRecord.button}
        </Button>
      </Form>
    </Callout>
  )
}
