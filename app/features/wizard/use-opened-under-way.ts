// Whether the page was opened on a later step than the first. What stands above the wizard depends on that alone: if it
// shrank with the first answer, everything below would jump.
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { WizardData } from './read-wizard.ts'
import { isOwnTurn } from './use-draft.ts'
import { stepInAddress } from './wizard-address.ts'

export function useOpenedUnderWay({ catalogue, today }: WizardData): boolean {
  const { key, search, state } = useLocation()
  const isUnderWay = () => stepInAddress(new URLSearchParams(search), catalogue.zones, today) !== 'destinations'
  const [opened, setOpened] = useState(() => ({ key, isUnderWay: isUnderWay() }))
  if (opened.key === key || isOwnTurn(state)) return opened.isUnderWay

  const next = { key, isUnderWay: isUnderWay() }
  setOpened(next)
  return next.isUnderWay
}
