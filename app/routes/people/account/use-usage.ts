// Asks for the figures of one eSIM once the page is there, and again on demand.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { useEffect, useState } from 'react'
import { askShop } from '#app/session/ask-shop.ts'
import type { ShownUsage, UsageReport, UsageTrouble } from './shown-usage.ts'

export type Usage = { usage: ShownUsage | null; trouble: UsageTrouble | null; isLoading: boolean; retry: () => void }

/** A card that can't reach the shop fails alone, like one that the network does not answer. */
const UNREACHED: UsageReport = { usage: null, trouble: 'failed' }

/** `drawn` is what the server included in the page; then nothing is loaded until the button is pressed. */
export function useUsage(reference: string, drawn: UsageReport | null): Usage {
  const [told, setTold] = useState<{ of: string; report: UsageReport } | null>(null)
  const [round, setRound] = useState(drawn ? 0 : 1)
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (round === 0) return undefined
    let isAwaited = true
    const ask = async () => {
      const said = await askShop<UsageReport>(withQuery(href('/account/usage'), { reference }))
      if (!isAwaited) return
      setTold({ of: reference, report: said ?? UNREACHED })
      setDone(round)
    }
    void ask()
    return () => {
      isAwaited = false
    }
  }, [round, reference])
  const report = told?.of === reference ? told.report : drawn
  return {
    usage: report?.usage ?? null,
    trouble: report?.trouble ?? null,
    isLoading: report === null || done !== round,
    retry: () => setRound((before) => before + 1),
  }
}
