// Asks without a press what the network says about the eSIM of an order of the visitor's own.
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { withQuery } from '#app/format/with-query.ts'
import type { StatusAnswer } from './status-answer.ts'

/**
 * Nothing is asked without a reference, and again only if `print` changes. `isAsking` is also true before the script runs,
 * so that a page can keep the place.
 */
export function useEsimNow(reference: string | null, print = ''): { answer: StatusAnswer | null; isAsking: boolean } {
  const { data, state, load } = useFetcher<StatusAnswer>(
    reference === null ? undefined : { key: `esim-now-${reference}` },
  )
  const askedFor = useRef(print)
  const isMissing = reference !== null && !data && state === 'idle'
  useEffect(() => {
    if (reference === null || (!isMissing && askedFor.current === print)) return
    askedFor.current = print
    void load(withQuery(href('/order/esim-now'), { reference }))
  }, [isMissing, load, reference, print])
  return { answer: data ?? null, isAsking: reference !== null && !data }
}
