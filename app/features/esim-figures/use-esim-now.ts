// Asks without a press what the network says about the eSIM of an order of the visitor's own.
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { askShop } from '#app/session/ask-shop.ts'
import { emptyAnswer, type StatusAnswer } from './status-answer.ts'

const NOTHING = emptyAnswer('check', { email: '', iccid: '' })

/**
 * Nothing is asked without a reference, and again only if `print` changes. `isAsking` is also true before the script runs,
 * so that a page can keep the place. Without a connection the page goes by what it knows.
 */
export function useEsimNow(reference: string | null, print = ''): { answer: StatusAnswer | null; isAsking: boolean } {
  const [told, setTold] = useState<{ of: string; answer: StatusAnswer } | null>(null)
  useEffect(() => {
    if (reference === null) return undefined
    let isAwaited = true
    void askShop<StatusAnswer>(withQuery(href('/order/esim-now'), { reference })).then((said) => {
      if (!isAwaited) return
      setTold((before) => ({ of: reference, answer: said ?? (before?.of === reference ? before.answer : NOTHING) }))
    })
    return () => {
      isAwaited = false
    }
  }, [reference, print])
  const answer = told?.of === reference ? told.answer : null
  return { answer, isAsking: reference !== null && !answer }
}
