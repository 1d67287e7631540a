// The wizard's place, read from the address; what a visitor changes shows at once and then becomes the address.
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Trip } from '#shop/trip/trip.ts'
import type { DateOnly } from '#shop/values/date.ts'
import type { WizardProblem } from '#app/copy/wizard.ts'
import type { WizardCatalogue, WizardData } from './read-wizard.ts'
import { gateStep, isPressed, tripInAddress, wantedStep, wizardSearch, type Step } from './wizard-address.ts'

export type WizardState = {
  catalogue: WizardCatalogue
  today: DateOnly
  trip: Trip
  step: Step
  bundleId: string | null
  /** Where the script-less forms of the wizard go: this page. */
  action: string
  problem: WizardProblem | null
  announcement: string
  changeTrip: (trip: Trip, announcement?: string) => void
  chooseBundle: (bundleId: string) => void
  goTo: (step: Step) => void
  showProblem: (problem: WizardProblem | null) => void
}

export function useWizard(data: WizardData): WizardState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The address follows a change only after a moment; a second change must start from the first one.
  const [draft, setDraft] = useState<{ trip: Trip; search: string } | null>(null)
  const [problem, setProblem] = useState(data.problem)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => setDraft((kept) => (kept?.search === search ? null : kept)), [search, draft])
  useEffect(() => {
    const forget = () => setDraft(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  const query = new URLSearchParams(search)
  const trip = draft?.trip ?? tripInAddress(query, data.catalogue.zones, data.today)
  const step = gateStep(wantedStep(query), trip).step
  const bundleId = query.get('bundle')

  const move = (to: string, replace: boolean) =>
    void navigate({ pathname, search: to }, { replace, preventScrollReset: true })

  return {
    ...{ catalogue: data.catalogue, today: data.today, trip, step, bundleId, action: pathname, problem, announcement },
    changeTrip(next, said) {
      const to = wizardSearch(next, step, bundleId)
      setDraft({ trip: next, search: to })
      setProblem(null)
      if (said) setAnnouncement(said)
      move(to, true)
    },
    chooseBundle: (chosen) => move(wizardSearch(trip, step, chosen), true),
    goTo(wanted) {
      const gate = gateStep(wanted, trip)
      setProblem(gate.problem)
      if (!gate.problem) move(wizardSearch(trip, wanted, bundleId), false)
    },
    showProblem: setProblem,
  }
}

/** For the `shouldRevalidate` of a page with the wizard: only the results step and pressed buttons need the server. */
export function shouldReadWizardAgain(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  if (!isSamePage || (formMethod && formMethod !== 'GET')) return defaultShouldRevalidate

  const needsServer = (url: URL) => isPressed(url.searchParams) || wantedStep(url.searchParams) === 'results'
  if (!needsServer(nextUrl)) return nextUrl.searchParams.has('q')
  return withoutBundle(currentUrl) !== withoutBundle(nextUrl)
}

function withoutBundle(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('bundle')
  return search.toString()
}
