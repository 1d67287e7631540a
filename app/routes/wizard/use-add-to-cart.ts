// Puts a bundle into the cart and goes on to the checkout, half a second after the press at the earliest (spec 1 §9).
import { useEffect, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { problemCopy } from '#app/copy/wizard.ts'
import { tripFields } from './address-form.tsx'
import type { WizardState } from './use-wizard.ts'

const REDIRECT_DELAY_MS = 500

type Press = { bundleId: string; atMs: number }

export function useAddToCart(wizard: WizardState): {
  add: (bundleId: string) => void
  addingId: string | null
  problem: string | null
} {
  const fetcher = useFetcher<{ problem?: unknown }>()
  const navigate = useNavigate()
  const [press, setPress] = useState<Press | null>(null)
  const isAnswered = press !== null && fetcher.state === 'idle' && fetcher.data !== undefined
  const hasFailed = isAnswered && Boolean(fetcher.data?.problem)

  useEffect(() => {
    if (!press || !isAnswered || hasFailed) return undefined
    const leftMs = Math.max(0, press.atMs + REDIRECT_DELAY_MS - performance.now())
    const timer = setTimeout(() => void navigate('/checkout'), leftMs)
    return () => clearTimeout(timer)
  }, [press, isAnswered, hasFailed, navigate])

  const add = (bundleId: string) => {
    if (press && !hasFailed) return
    setPress({ bundleId, atMs: performance.now() })
    const trip = Object.fromEntries(tripFields(wizard))
    void fetcher.submit({ intent: 'add', stay: 'yes', bundleId, ...trip }, { method: 'post', action: '/cart' })
  }

  return {
    add,
    addingId: press && !hasFailed ? press.bundleId : null,
    problem: hasFailed ? problemCopy.not_added.text : null,
  }
}
