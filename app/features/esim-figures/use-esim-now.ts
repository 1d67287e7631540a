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
  const [told, setTold] = useState<AnswerFor | null>(null)
  useEffect(() => {
    if (reference === null) return undefined
    let isAwaited = true
    const ask = async () => {
      const said = await askShop<StatusAnswer>(withQuery(href('/order/esim-now'), { reference }))
      if (isAwaited) setTold((before) => ({ reference, print, answer: said ?? answerOf(before, reference) ?? NOTHING }))
    }
    void ask()
    return () => {
      isAwaited = false
    }
  }, [reference, print])
  const answer = answerOf(told, reference)
  return { answer, isAsking: reference !== null && !answer }
}

/** What was told of this order, when its print was this one. */
type AnswerFor = { reference: string; print: string; answer: StatusAnswer }

const answerOf = (told: AnswerFor | null, reference: string | null) =>
  told?.reference === reference ? told.answer : null
