import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { companyCopy } from '#app/copy/people/company.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, type CalloutTone } from '#app/ui/callout.tsx'
import { useToast, type Toast } from '#app/ui/toast.tsx'
import type { CheckoutAnswer, CompanyNotice } from '../checkout-answer.ts'

const copy = companyCopy.code
const ID = 'reference-code'
const TONES: Record<CompanyNotice, CalloutTone> = {
  code_missing: 'warning',
  not_found: 'warning',
  found: 'success',
  lookup_failed: 'danger',
  missing_information: 'danger',
}

type CompanyLookupProps = { typed: string; answer: CheckoutAnswer | null; isPending: boolean }

// Five characters instead of a form; the result is shown here and in a toast.
export function CompanyLookup({ typed, answer, isPending }: CompanyLookupProps) {
  const input = useRef<HTMLInputElement>(null)
  const find = useRef<HTMLButtonElement>(null)
  const { shown, say } = useNotice(answer)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    find.current?.click()
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={ID} className="font-semibold">
        {copy.label} <span className="font-normal text-muted">{companyCopy.optional}</span>
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={ID}
          name="referenceCode"
          className="field-input coupon-input min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          enterKeyHint="search"
          defaultValue={typed}
          aria-describedby={`${ID}-hint`}
          onKeyDown={onKeyDown}
        />
        <Button
          ref={find}
          type="submit"
          name="intent"
          value="find_company"
          formNoValidate
          look="secondary"
          isSmall
          pending={isPending}
          pendingText={copy.finding}
          onClick={(event) => {
            if (input.current?.value.trim() !== '') return
            event.preventDefault()
            say('code_missing')
            input.current.focus()
          }}
        >
          {copy.find}
        </Button>
      </div>
      <p id={`${ID}-hint`} className="text-sm text-muted">
        {copy.hint}
      </p>
      <div aria-live="polite">
        {shown && shown !== 'missing_information' && (
          <Callout tone={TONES[shown]} title={companyCopy.notices[shown].title}>
            {companyCopy.notices[shown].text}
          </Callout>
        )}
      </div>
    </div>
  )
}

// The newest word: the server's, or our own when there was nothing to ask the server.
function useNotice(answered: CheckoutAnswer | null) {
  const { show } = useToast()
  const [own, setOwn] = useState<{ answered: CheckoutAnswer | null; notice: CompanyNotice } | null>(null)
  const notice = answered?.notice ?? null

  const told = useRef(answered)
  useEffect(() => {
    if (told.current === answered) return
    told.current = answered
    if (notice && notice !== 'missing_information') show(toastOf(notice))
  }, [answered, notice, show])

  const say = (mine: CompanyNotice) => {
    setOwn({ answered, notice: mine })
    show(toastOf(mine))
  }
  return { shown: own && own.answered === answered ? own.notice : notice, say }
}

function toastOf(notice: CompanyNotice): Toast {
  const { title, text } = companyCopy.notices[notice]
  return { title, description: text, tone: notice === 'found' ? 'default' : 'destructive' }
}
