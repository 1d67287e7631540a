// Asks once, without a press, what the network says about the eSIM of an order of the visitor's own.
import { useEffect } from 'react'
import { href } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { withQuery } from '#app/format/with-query.ts'
import type { StatusAnswer } from './status-answer.ts'

/** Nothing is asked without a reference. `isAsking` is also true before the script runs, so that a page can keep the place. */
export function useEsimNow(reference: string | null): { answer: StatusAnswer | null; isAsking: boolean } {
  const { data, state, load } = useFetcher<StatusAnswer>(
    reference === null ? undefined : { key: `esim-now-${reference}` },
  )
  const isMissing = reference !== null && !data && state === 'idle'
  useEffect(() => {
    if (isMissing) void load(withQuery(href('/order/esim-now'), { reference }))
  }, [isMissing, load, reference])
  return { answer: data ?? null, isAsking: reference !== null && !data }
}
