// The router's fetcher, except that a post that loses its server leaves the page alone, and says so.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher as useRouterFetcher, type SubmitTarget } from 'react-router'
import { noteSent } from './sent-forms.ts'

type Post = { method: 'post'; action: string }

export function useFetcher<Answer>(options?: { key: string }) {
  const fetcher = useRouterFetcher<Answer>(options)
  const { data, submit: send } = fetcher
  const [isLost, setLost] = useState(false)
  const before = useRef(data)
  useEffect(() => {
    before.current = data
  }, [data])

  const submit = useCallback(
    (what: SubmitTarget, { method, action }: Post) => {
      setLost(false)
      noteSent(method, action, { before: before.current, lose: () => setLost(true) })
      return send(what, { method, action })
    },
    [send],
  )
  return { ...fetcher, submit, isLost }
}
