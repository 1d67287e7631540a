import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { Shop } from '#shop/assembly/shop.ts'

const { fields, identity } = brandSettingsCopy

export type ShownSilentSeller = { id: string; name: string; missing: string[] }

/** The brands whose invoices are held back, and what their settings lack. */
export const readSilentSellers = async (shop: Shop): Promise<ShownSilentSeller[]> =>
  (await shop.invoices.listSilentSellers()).map(({ brand, missing }) => ({ id: brand.id, name: brand.name, missing }))

// Shown above everything else in the back office until every brand has its company details.
export function SilentSellers({ sellers }: { sellers: ShownSilentSeller[] }) {
  if (sellers.length === 0) return null
  return (
    <Callout tone="warning" title={identity.noticeTitle}>
      <p>
        {identity.heldBack} {identity.where}
      </p>
      <ul className="list-disc ps-5">
        {sellers.map(({ id, name, missing }) => (
          <li key={id}>{identity.lacks(name, missing.map((setting) => fields[setting] ?? setting).join(', '))}</li>
        ))}
      </ul>
    </Callout>
  )
}
