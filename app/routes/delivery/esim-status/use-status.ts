// The latest result for the requested eSIM: what is shown of it, what went wrong, and where the focus goes.
import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { statusCopy as copy } from '#app/copy/delivery/esim-status.ts'
import { useEsimNow } from '#app/features/esim-figures/use-esim-now.ts'
import { useForgetMended, useToast } from '#app/ui/toast.tsx'
import type { OwnEsim } from '#app/features/order-access/own-esim.ts'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { digitsOfIccid } from '#values/iccid.ts'
import type { StatusAnswer, StatusField, StatusIntent } from '#app/features/esim-figures/status-answer.ts'
import type { ShownEsim } from '#app/features/esim-figures/shown-esim.ts'

/** `from` is kept apart: two answers with the same words are two answers. */
export type StatusError = { message: string; field: StatusField | null; from: object }

export type ShownCard = {
  esim: ShownEsim
  trip: string | null
  isHolder: boolean
  topUpPath: string | null
  coverage: Coverage | null
  validDays: number | null
  others: string[]
  own: OwnEsim | null
  email: string
}

type StatusOnPage = { card: ShownCard | null; error: StatusError | null }

/** The eSIM of the visitor's own order is looked up without a press. */
export function useStatus(ownReference: string | null) {
  const posted = useActionData<StatusAnswer>() ?? null
  const fetcher = useFetcher<StatusAnswer>()
  const own = useEsimNow(posted ? null : ownReference)
  const answer = fetcher.data ?? (posted?.intent === 'forgot' ? null : posted) ?? own.answer
  const [seen, setSeen] = useState<StatusOnPage>(() => afterAnswer({ card: null, error: null }, answer))
  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    setSeen((before) => afterAnswer(before, answer))
  }
  useAnnounced(fetcher.data, seen.error)

  return {
    fetcher,
    posted,
    isLookingUp: own.isAsking,
    ...seen,
    pending: pendingIntent(fetcher.state, fetcher.formData),
    refuse: (error: Omit<StatusError, 'from'>) => setSeen(({ card }) => ({ card, error: { ...error, from: {} } })),
    forgetError: () => setSeen(({ card, error }) => ({ card, error: error?.field ? null : error })),
  }
}

// A failed refresh leaves the previous result; a failed look-up of another eSIM removes it.
function afterAnswer({ card: before }: StatusOnPage, answer: StatusAnswer | null): StatusOnPage {
  if (!answer) return { card: before, error: null }
  const { esim, trip, isHolder, topUpPath, coverage, validDays, others, own, values, error, field } = answer
  if (esim) {
    const card = { esim, trip, isHolder, topUpPath, coverage, validDays, others, own, email: values.email }
    return { card, error: null }
  }
  const isSame = before !== null && before.esim.iccid === digitsOfIccid(values.iccid)
  return { card: isSame ? before : null, error: error === null ? null : { message: error, field, from: answer } }
}

// Only what happens while the page is open is called out: a page that was loaded anew is read from its top.
function useAnnounced(answer: StatusAnswer | undefined, error: StatusError | null) {
  const { show } = useToast()
  useForgetMended(error?.message ?? null)
  const toldError = useRef(error?.from)
  const toldAnswer = useRef<StatusAnswer>(undefined)

  useEffect(() => {
    if (!error || toldError.current === error.from) return
    toldError.current = error.from
    show({ title: copy.error, description: error.message, tone: 'destructive' })
  }, [error, show])

  useEffect(() => {
    if (!answer?.esim || toldAnswer.current === answer) return
    toldAnswer.current = answer
    show({ title: copy.retrieved })
  }, [answer, show])
}

function pendingIntent(state: string, form: FormData | undefined): StatusIntent | null {
  if (state === 'idle' || !form) return null
  return form.get('intent') === 'refresh' ? 'refresh' : 'check'
}
