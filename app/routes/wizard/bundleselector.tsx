// /bundleselector: the wizard without the marketing around it.
import { shellCopy } from '#app/copy/wizard.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import type { Route } from './+types/bundleselector.ts'
import { loadWizard } from './load-wizard.ts'
import { useWizardData } from './use-wizard.ts'
import { shouldReadWizardAgain } from './wizard-step.ts'
import { Wizard } from './wizard.tsx'

export const loader = ({ request, url, context }: Route.LoaderArgs) => loadWizard(request, url, context)

export const shouldRevalidate = shouldReadWizardAgain

export default function Bundleselector({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHead title={shellCopy.pageTitle} description={shellCopy.pageIntro} />
      <h1 className="text-5xl">{shellCopy.pageTitle}</h1>
      <p className="mt-2 mb-6 max-w-(--measure) text-lg text-muted">{shellCopy.pageIntro}</p>
      <Wizard {...useWizardData(loaderData)} />
    </div>
  )
}
