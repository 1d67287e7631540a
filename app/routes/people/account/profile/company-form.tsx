import { profileCopy } from '#app/copy/people/account-profile.ts'
import { CompanyInputs } from '#app/features/company-form/company-inputs.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { answerOf, ProfilePart } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'

const copy = profileCopy.company
export function CompanyForm({ page, answer }: ProfilePartProps) {
  const own = answerOf('save_company', answer)
  const { company } = page

  return (
    <ProfilePart
      intent="save_company"
      heading={copy.heading}
      text={
        <>
          <p>{copy.text}</p>
          {company ? (
            <Code code={company.referenceCode} savedAt={company.savedAt} />
          ) : (
            <p className="pt-2">{copy.none}</p>
          )}
        </>
      }
      done={page.done === 'save_company' ? copy.done : null}
      answer={answer}
      button={copy.save}
      foldedUnder={company ? copy.edit : copy.create}
    >
      <CompanyInputs
        of="company"
        shown={{ ...company?.details, ...own?.values }}
        problems={own?.fields}
        hasInvoiceEmail
      />
      {company && <p className="text-sm text-muted">{copy.newCode}</p>}
    </ProfilePart>
  )
}

function Code({ code, savedAt }: { code: string; savedAt: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-body">
      <p>
        <span className="block text-sm text-muted">
          {copy.code}, {copy.saved(dayText(savedAt))}
        </span>
        <span className="account-code">{code}</span>
      </p>
      <CopyButton text={code} label={copy.copyCode} isSmall />
    </div>
  )
}
