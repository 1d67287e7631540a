// /bundleselector: the wizard without the marketing around it.
import { wizardPageCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import type { Route } from './+types/bundleselector.ts'
import { loadWizard } from '#app/features/wizard/load-wizard.ts'
import { useOpenedUnderWay, useWizardData } from '#app/features/wizard/use-wizard.ts'
import { shouldReadWizardAgain } from '#app/features/wizard/wizard-step.ts'
import { Wizard } from '#app/features/wizard/wizard.tsx'

export const loader = ({ request, url, context }: Route.LoaderArgs) => loadWizard(request, url, context)

export const shouldRevalidate = shouldReadWizardAgain

export default function Bundleselector({ loaderData }: Route.ComponentProps) {
  const wizard = useWizardData(loaderData)
  // The answers of a later step need the room that the introduction takes.
  const isUnderWay = useOpenedUnderWay(wizard)
  return (
    <div className={`wrap ${isUnderWay ? 'py-4' : 'py-6 md:py-12'}`}>
      <PageHead title={copy.title} description={copy.intro} />
      <h1 className={isUnderWay ? 'mb-3 text-2xl' : 'text-5xl'}>{copy.title}</h1>
      <p className={`mt-2 mb-6 max-w-(--measure) text-lg text-muted ${isUnderWay ? 'sr-only' : 'max-md:mb-4'}`}>
        {copy.intro}
      </p>
      <Wizard {...wizard} />
    </div>
  )
}
