// Asks who bought in truth, before an invoice is taken back and issued again.
import { papersCopy as copy } from '#app/copy/office/correct-order.ts'
import { CompanyInputs } from '#app/features/company-form/company-inputs.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'
import { WhyQuestion } from './why-question.tsx'

type QuestionProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function PapersQuestion({ page: { id, asked, buyer, validInvoice }, answer }: QuestionProps) {
  const typed = answer?.intent === 'papers' ? answer : null
  const shown = typed?.company?.values ?? buyer
  return (
    <WhyQuestion
      orderId={id}
      intent="papers"
      card="papers"
      heading={copy.heading}
      words={copy}
      fields={{ seenNumber: validInvoice ?? '' }}
      typed={typed}
      error={typed?.field === 'text' ? typed.error : null}
      lead={
        <>
          {typed?.error && !typed.isPasswordWrong && typed.field !== 'text' && (
            <Callout tone="danger" role="alert">
              {typed.error}
            </Callout>
          )}
          <p>{sentence(copy.valid(validInvoice ?? ''))}</p>
        </>
      }
      above={
        <>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isCompany"
              defaultChecked={shown.isCompany}
              className="size-5 shrink-0 accent-solid"
            />
            {copy.isCompany}
          </label>
          <p className="text-sm text-muted">{copy.forCompanies}</p>
          <div className="papers-company grid gap-4">
            <CompanyInputs
              of="papers"
              shown={shown}
              problems={typed?.company?.problems}
              hasInvoiceEmail
              hasPurchaseFacts
            />
          </div>
        </>
      }
      below={<OwnProof asked={asked} error={typed?.isPasswordWrong ? typed.error : null} />}
    />
  )
}
