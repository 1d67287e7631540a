// The router's fetcher, except that a post that loses its server leaves the page alone, and says so. It only posts: what is
// read beside the page is asked without the router (ask-shop.ts).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher as useRouterFetcher, type SubmitTarget } from 'react-router'
import { noteSent } from './sent-forms.ts'
import { useWayTo } from './use-way-to.ts'

type Post = { method: 'post'; action: string }

export function useFetcher<Answer>(options?: { key: string }) {
  const fetcher = useRouterFetcher<Answer>(options)
  const { Form, data, state, formData, submit: send } = fetcher
  const [isLost, setLost] = useState(false)
  const { isOpen } = useWayTo()
  const before = useRef(data)
  const isAsking = useRef(false)
  useEffect(() => {
    before.current = data
  }, [data])

  const submit = useCallback(
    async (what: SubmitTarget, { method, action }: Post) => {
      // A press that comes while the shop is asked is that same press.
      if (isAsking.current) return undefined
      setLost(false)
      isAsking.current = true
      const isOpenNow = await isOpen(new URL(action, window.location.href).pathname)
      isAsking.current = false
      if (!isOpenNow) return setLost(true)
      noteSent(method, action, { before: before.current, lose: () => setLost(true) })
      return send(what, { method, action })
    },
    [isOpen, send],
  )
  return { Form, data, state, formData, submit, send, isLost }
}
