// /bundleselector: the wizard without the marketing around it.
import { shellCopy } from '#app/copy/wizard.ts'
import { useShell } from '#app/session/shell-data.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { DEFAULT_VAT_BASIS_POINTS } from '#shop/pricing/vat.ts'
import { dateOnlyOf } from '#shop/values/date.ts'
import type { Route } from './+types/bundleselector.ts'
import { readWizard } from './read-wizard.ts'
import { shouldReadWizardAgain } from './use-wizard.ts'
import { Wizard } from './wizard.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = await context.get(shopContext).viewCatalogue()
  return readWizard(url, catalogue, DEFAULT_VAT_BASIS_POINTS, dateOnlyOf(new Date()))
}

export const shouldRevalidate = shouldReadWizardAgain

export default function Bundleselector({ loaderData }: Route.ComponentProps) {
  const { brand } = useShell()
  return (
    <div className="wrap py-8 md:py-12">
      <title>{`${shellCopy.pageTitle} · ${brand.name}`}</title>
      <h1 className="text-5xl">{shellCopy.pageTitle}</h1>
      <p className="mt-2 mb-6 max-w-(--measure) text-lg text-muted">{shellCopy.pageIntro}</p>
      <Wizard {...loaderData} />
    </div>
  )
}
