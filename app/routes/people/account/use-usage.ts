// Asks for the figures of one eSIM once the page is there, and again on demand.
import { useEffect } from 'react'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import type { loader } from './usage.ts'
import type { ShownUsage, UsageTold, UsageTrouble } from './shown-usage.ts'
import { usagePath } from './esims/usage-path.ts'

export type Usage = { usage: ShownUsage | null; trouble: UsageTrouble | null; isLoading: boolean; retry: () => void }

/** `drawn` is what the server included in the page; then nothing is loaded until the button is pressed. */
export function useUsage(reference: string, drawn: UsageTold | null): Usage {
  const { data, state, load } = useFetcher<typeof loader>({ key: `usage-${reference}` })
  const told = data ?? drawn
  const isMissing = told === null && state === 'idle'
  useEffect(() => {
    if (isMissing) void load(usagePath(reference))
  }, [isMissing, load, reference])
  return {
    usage: told?.usage ?? null,
    trouble: told?.trouble ?? null,
    isLoading: told === null || state !== 'idle',
    retry: () => void load(usagePath(reference)),
  }
}
