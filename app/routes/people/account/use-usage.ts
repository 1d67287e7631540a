// Asks for the figures of one eSIM once the page is there, and again on demand.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { useEffect } from 'react'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import type { loader } from './usage.ts'
import type { ShownUsage, UsageReport, UsageTrouble } from './shown-usage.ts'

export type Usage = { usage: ShownUsage | null; trouble: UsageTrouble | null; isLoading: boolean; retry: () => void }

/** `drawn` is what the server included in the page; then nothing is loaded until the button is pressed. */
export function useUsage(reference: string, drawn: UsageReport | null): Usage {
  const { data, state, load } = useFetcher<typeof loader>({ key: `usage-${reference}` })
  const told = data ?? drawn
  const isMissing = told === null && state === 'idle'
  useEffect(() => {
    if (isMissing) void load(withQuery(href('/account/usage'), { reference }))
  }, [isMissing, load, reference])
  return {
    usage: told?.usage ?? null,
    trouble: told?.trouble ?? null,
    isLoading: told === null || state !== 'idle',
    retry: () => void load(withQuery(href('/account/usage'), { reference })),
  }
}
