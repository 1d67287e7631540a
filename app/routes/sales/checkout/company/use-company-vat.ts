// Asks for the company's VAT as soon as its country or number has settled, so that the total is right before ordering.
import { href } from 'react-router'
import { useEffect, useRef, type RefObject } from 'react'
import {
  companyCountry,
  companyDetails,
  companyValues,
  vatNumberProblem,
} from '#app/features/company-form/company-form.ts'
import type { useCheckout } from '../use-checkout.ts'

type Fetcher = ReturnType<typeof useCheckout>['fetcher']

export function useCompanyVat(form: RefObject<HTMLFormElement | null>, { submit }: Fetcher): () => void {
  const asked = useRef(NOBODY)
  // The browser may have kept a company from before: the total follows it at once.
  useEffect(() => askOnce(form, asked, submit), [form, submit])
  return () => askOnce(form, asked, submit)
}

function askOnce(form: RefObject<HTMLFormElement | null>, asked: RefObject<string>, submit: Fetcher['submit']): void {
  if (!form.current) return
  const posted = new FormData(form.current)
  const question = questionOf(posted)
  if (question === asked.current) return
  asked.current = question
  posted.set('intent', 'check_company')
  void submit(posted, { method: 'post', action: href('/checkout') })
}

const NOBODY = ''

// Two forms with the same question have the same VAT.
function questionOf(form: FormData): string {
  const values = companyValues(form)
  const country = values.isCompany ? companyCountry(values) : null
  if (country === null) return NOBODY
  const { vatNumber } = companyDetails(values)
  return JSON.stringify([country, vatNumberProblem(country, vatNumber) === null ? vatNumber : '', values.companyHandle])
}
