// The visitor's answers so far, their problems, and where the focus goes after a refused submit.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { companyCopy } from '#app/copy/people/company.ts'
import { useForgetMended, useToast } from '#app/ui/toast.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import {
  companyDetails,
  companyProblems,
  companyValues,
  purchaseFactProblems,
  lacksWhatSavingNeeds,
} from '#app/features/company-form/company-form.ts'
import { COMPANY_FIELDS, COMPANY_TABLE, type CompanyField } from '#app/features/company-form/company-field-table.ts'
import { GIFT_FIELDS, giftProblems, giftValues } from '#app/features/checkout/gift-form.ts'
import { recordOf } from '#values/record-of.ts'
import {
  emailProblem,
  nameProblem,
  termsProblem,
  type CheckoutField,
  type FieldProblems,
} from '#app/features/checkout/field-problems.ts'

export const FIELD_IDS: Record<CheckoutField, string> = {
  name: 'full-name',
  email: 'email',
  ...recordOf(GIFT_FIELDS, (field) => field),
  ...recordOf(COMPANY_FIELDS, (field) => COMPANY_TABLE[field].id),
  terms: 'accept-terms',
}
const FIELDS: CheckoutField[] = ['email', 'name', ...GIFT_FIELDS, ...COMPANY_FIELDS, 'terms']

/** Why the last submit was refused: one message, perhaps with a title; null if the problems of the fields say it. */
export type Refusal = { message: string | null; title?: string }

export function useCheckoutForm(form: RefObject<HTMLFormElement | null>, answer: CheckoutAnswer | null) {
  const [problems, setProblems] = useState<FieldProblems>(answer?.fields ?? {})
  const [refusal, setRefusal] = useState(refusalOf(answer))
  const missing = useMissing(form)
  const refusalBox = useLeadToRefusal(refusal, problems)

  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    setRefusal(refusalOf(answer))
    if (answer && hasAny(answer.fields)) setProblems(answer.fields)
  }

  const clear = (field: CheckoutField) => setProblems(({ [field]: _gone, ...others }) => others)

  return {
    problems,
    refusal,
    refusalBox,
    missing,
    clear,
    /** A field is checked when the visitor leaves it, and an empty one only on submit. */
    judge: (field: keyof typeof PROBLEM_OF, text: string) => {
      const problem = text.trim() === '' ? null : PROBLEM_OF[field](text)
      if (problem) setProblems((others) => ({ ...others, [field]: problem }))
    },
    /** The same for a field of the company section, which is checked together with the company's country. */
    judgeCompany: (field: CompanyField) => {
      const found = form.current ? companyProblemsOf(new FormData(form.current)) : {}
      setProblems(({ [field]: _gone, ...others }) => (found[field] ? { ...others, [field]: found[field] } : others))
    },
    /** True when everything may be sent; otherwise shows what is missing. */
    mayOrder: (): boolean => {
      const found = form.current ? problemsOf(new FormData(form.current)) : {}
      setProblems(found)
      setRefusal(
        hasAny(found)
          ? form.current && isSavingTooLittle(new FormData(form.current))
            ? MISSING_INFORMATION
            : { message: null }
          : null,
      )
      return !hasAny(found)
    },
  }
}

const { missing_information: tooLittle } = companyCopy.notices
const MISSING_INFORMATION: Refusal = { title: tooLittle.title, message: tooLittle.text }
const PROBLEM_OF = { name: nameProblem, email: emailProblem }

/** The fields with a problem, from top to bottom. */
export const refusedFields = (problems: FieldProblems): CheckoutField[] => FIELDS.filter((field) => problems[field])

/** Of several problems, the first with a sentence that the specification has; it has none about the name. */
export function firstProblem(problems: FieldProblems): string | null {
  const fields = refusedFields(problems)
  const named = fields.find((field) => field !== 'name') ?? fields[0]
  return (named && problems[named]) ?? null
}

/** The field takes the focus without a new entry in the history. */
export const goToField = (field: CheckoutField) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  const element = document.getElementById(FIELD_IDS[field])
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

// What the form still lacks, also where the browser filled it in before the script ran. Nothing before that.
function useMissing(form: RefObject<HTMLFormElement | null>): FieldProblems {
  const [missing, setMissing] = useState<FieldProblems>({})
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const look = () => {
      const found = problemsOf(new FormData(element))
      setMissing((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    look()
    const kinds = ['input', 'change'] as const
    for (const kind of kinds) element.addEventListener(kind, look)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, look)
    }
  }, [form])
  return missing
}

// A refused submit is shown in a toast and a box, and moves the focus to the one field, or to the list of several.
function useLeadToRefusal(refusal: Refusal | null, problems: FieldProblems) {
  const box = useRef<HTMLDivElement>(null)
  const { show } = useToast()
  const [first, ...more] = refusedFields(problems)
  const text = refusal?.message ?? firstProblem(problems)
  useForgetMended(text)
  const target = refusal?.message === null && first && more.length === 0 ? FIELD_IDS[first] : null

  const told = useRef<Refusal | null>(null)
  useEffect(() => {
    if (told.current === refusal) return
    told.current = refusal
    if (!refusal || !text) return
    show({ title: refusal.title ?? copy.error, description: text, tone: 'destructive' })
    const element = target ? document.getElementById(target) : box.current
    // The box scrolls to just above the order button, and a field to the middle, so that the toast covers neither.
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: target ? 'center' : 'nearest' })
  }, [refusal, text, target, show])

  return box
}

function problemsOf(form: FormData): FieldProblems {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const found = {
    ...giftProblems(giftValues(form)),
    ...companyProblemsOf(form),
    name: nameProblem(typed('name')),
    email: emailProblem(typed('email')),
    terms: termsProblem(form.has('terms')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function companyProblemsOf(form: FormData): FieldProblems {
  const values = companyValues(form)
  if (!values.isCompany) return {}
  return { ...companyProblems(companyDetails(values), values.isOutsideEu, true), ...purchaseFactProblems(values) }
}

function isSavingTooLittle(form: FormData): boolean {
  const values = companyValues(form)
  return values.isCompany && values.saveCompany && lacksWhatSavingNeeds(companyDetails(values))
}

function refusalOf(answer: CheckoutAnswer | null): Refusal | null {
  if (answer?.notice === 'missing_information') return MISSING_INFORMATION
  if (answer?.error) return { message: answer.error }
  return answer && hasAny(answer.fields) ? { message: null } : null
}

const hasAny = (problems: FieldProblems) => Object.keys(problems).length > 0
