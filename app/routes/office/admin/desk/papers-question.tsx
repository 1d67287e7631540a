// Asks who bought in truth, before an invoice is taken back and issued again.
import { href } from 'react-router'
import { papersCopy as copy } from '#app/copy/office/correct-order.ts'
import { CompanyInputs } from '#app/features/company-form/company-inputs.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { DeskCard } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'

type QuestionProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function PapersQuestion({ page: { id, asked, buyer, validInvoice }, answer }: QuestionProps) {
  const typed = answer?.intent === 'papers' ? answer : null
  const shown = typed?.company?.values ?? buyer
  return (
    <DeskCard id="papers" heading={copy.heading}>
      {typed?.error && !typed.isPasswordWrong && typed.field !== 'text' && (
        <Callout tone="danger" role="alert">
          {typed.error}
        </Callout>
      )}
      <p>{sentence(copy.valid(validInvoice ?? ''))}</p>
      <ul className="list-disc ps-5">
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ActForm
        orderId={id}
        intent="papers"
        fields={{ seenNumber: validInvoice ?? '' }}
        above={
          <div className="grid max-w-md gap-4">
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
            <CompanyInputs of="papers" shown={shown} problems={typed?.company?.problems} hasInvoiceEmail />
            <TextArea
              name="text"
              label={copy.why}
              hint={copy.whyHint}
              rows={3}
              maxLength={2000}
              required
              defaultValue={typed?.text}
              error={(typed?.field === 'text' ? typed.error : null) ?? undefined}
            />
            <OwnProof asked={asked} error={typed?.isPasswordWrong ? typed.error : null} />
          </div>
        }
        beside={
          <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId: id })} look="secondary">
            {copy.no}
          </LinkButton>
        }
      >
        {copy.yes}
      </ActForm>
    </DeskCard>
  )
}
