import { brandSettingsCopy as copy } from '#app/copy/brand-settings.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { BrandForm } from '#app/features/brand-editor/brand-form.tsx'
import type { BrandPage } from '#app/features/brand-editor/brand-page.ts'
import { BrandFaults } from '#app/features/brand-editor/brand-tab.tsx'
import { partnerPath } from './partner-address.ts'

type PartnerBrandTabProps = { page: BrandPage; answer: BrandAnswer | undefined; isSaved: boolean }

// The same form as on /admin, for the own business alone.
export function PartnerBrandTab({ page, answer, isSaved }: PartnerBrandTabProps) {
  return (
    <div className="stack">
      <div>
        <h2 className="text-3xl">{copy.heading}</h2>
        <p className="pt-1 text-muted [overflow-wrap:anywhere]">
          {copy.ofHost(page.host)}. {copy.text}
        </p>
      </div>
      {isSaved && (
        <Callout tone="success" role="status">
          {copy.saved}
        </Callout>
      )}
      <BrandFaults page={page} />
      <BrandForm key={page.brandId} page={page} answer={answer} action={partnerPath({ tab: 'brand' })} />
    </div>
  )
}
