// The wizard's place, read from the address; what a visitor changes shows at once and then becomes the address.
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import type { DateOnly } from '#values/date.ts'
import { useShopIfLoaded } from '#app/session/shell-data.ts'
import { wizardCopy as copy, type WizardProblem } from '#app/copy/catalogue/wizard.ts'
import type { PackedWizard } from './load-wizard.ts'
import { unpackCatalogue } from './packed-catalogue.ts'
import type { WizardCatalogue, WizardData } from './read-wizard.ts'
import { isOwnTurn, useDraft } from './use-draft.ts'
import { bundleInAddress, gateStep, stepInAddress, tripInAddress, wizardSearch } from './wizard-address.ts'
import { STEPS, wantedStep, type Step } from './wizard-step.ts'

export type WizardState = {
  catalogue: WizardCatalogue
  /** The earliest day that is today somewhere, and the latest. */
  today: DateOnly
  latestToday: DateOnly
  trip: Trip
  step: Step
  bundleId: string | null
  /** Without script, 'Show more options' asks for them by the address. */
  isAllShown: boolean
  /** Where the script-less forms of the wizard go: this page. */
  action: string
  problem: WizardProblem | null
  /** Increases with every problem a press runs into, so that each is announced again. */
  problemCount: number
  announcement: string
  changeTrip: (trip: Trip, announcement?: string) => void
  chooseBundle: (bundleId: string, announcement?: string) => void
  goTo: (step: Step) => void
  /** Changes the trip and continues in one step. */
  goWith: (trip: Trip, step: Step, announcement: string) => void
  showProblem: (problem: WizardProblem | null) => void
}

/** What the server sent, with its catalog unpacked: once for each text. */
export function useWizardData({ packedCatalogue, vatBasisPoints, ...rest }: PackedWizard): WizardData {
  const sold = useMemo(() => unpackCatalogue(packedCatalogue), [packedCatalogue])
  const currency = useShopIfLoaded()?.currency ?? null
  const catalogue = useMemo(() => ({ ...sold, vatBasisPoints, currency }), [sold, vatBasisPoints, currency])
  return { ...rest, catalogue }
}

export function useWizard(data: WizardData): WizardState {
  const { place, draft, go } = useDraft<Pick<WizardState, 'trip' | 'bundleId'>>()
  const [{ problem, problemCount }, setProblem] = useState({ problem: data.problem, problemCount: 0 })
  const [announcement, setAnnouncement] = useState('')

  const { catalogue, today, latestToday } = data
  const query = useMemo(() => new URLSearchParams(place.search), [place.search])
  const addressed = useMemo(() => tripInAddress(query, catalogue.zones, today), [query, catalogue, today])
  const { trip, bundleId } = draft ?? { trip: addressed, bundleId: bundleInAddress(query) }
  const step = gateStep(wantedStep(query), trip).step

  const showProblem = (met: WizardProblem | null) =>
    setProblem((before) => ({ problem: met, problemCount: before.problemCount + (met ? 1 : 0) }))

  return {
    catalogue,
    today,
    latestToday,
    trip,
    step,
    bundleId,
    problem,
    problemCount,
    announcement,
    isAllShown: Boolean(query.get('more')),
    action: place.pathname,
    changeTrip(next, said) {
      showProblem(null)
      if (said) setAnnouncement(said)
      go({ trip: next, bundleId }, wizardSearch(next, step, bundleId), { replace: true })
    },
    chooseBundle(chosen, said) {
      if (said) setAnnouncement(said)
      go({ trip, bundleId: chosen }, wizardSearch(trip, step, chosen), { replace: true })
    },
    goTo(wanted) {
      const gate = gateStep(wanted, trip)
      // A day that was typed and not taken says more than that there is none.
      const isPast = gate.problem === 'dates_missing' && problem === 'arrival_in_past'
      showProblem(isPast ? problem : gate.problem)
      if (gate.problem) return
      setAnnouncement(copy.stepOf(STEPS.indexOf(wanted) + 1, STEPS.length))
      go({ trip, bundleId }, wizardSearch(trip, wanted, bundleId), { replace: false })
    },
    goWith(next, wanted, said) {
      showProblem(null)
      setAnnouncement(said)
      go({ trip: next, bundleId }, wizardSearch(next, wanted, bundleId), { replace: false })
    },
    showProblem,
  }
}

/**
 * Whether the page was opened on a later step than the first. What stands above the wizard depends on that alone: if it
 * shrank with the first answer, everything below would jump.
 */
export function useOpenedUnderWay({ catalogue, today }: WizardData): boolean {
  const { key, search, state } = useLocation()
  const isUnderWay = () => stepInAddress(new URLSearchParams(search), catalogue.zones, today) !== 'destinations'
  const [opened, setOpened] = useState(() => ({ key, isUnderWay: isUnderWay() }))
  if (opened.key === key || isOwnTurn(state)) return opened.isUnderWay

  const next = { key, isUnderWay: isUnderWay() }
  setOpened(next)
  return next.isUnderWay
}
