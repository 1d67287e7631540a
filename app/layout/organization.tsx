import { useShell, usePublicUrl } from '#app/session/shell-data.ts'
import { StructuredData } from './structured-data.tsx'

// Who runs the shop, for search engines: only what the brand really says.
export function Organization() {
  const { brand } = useShell()
  const publicUrl = usePublicUrl()
  const { logoUrl } = brand
  // A fictional company isn't announced to search engines.
  const company = brand.company?.isSample ? undefined : brand.company
  return (
    <StructuredData
      facts={{
        '@type': 'Organization',
        name: company?.legalName ?? brand.fullName,
        url: publicUrl,
        description: brand.description,
        ...(logoUrl && { logo: new URL(logoUrl, publicUrl).href }),
        ...(company?.address && { address: company.address }),
        ...(company?.email && { email: company.email }),
        ...(company?.phone && { telephone: company.phone }),
        ...(company?.vat && { vatID: company.vat }),
        ...(company?.links && { sameAs: company.links.map(({ href }) => href) }),
      }}
    />
  )
}
