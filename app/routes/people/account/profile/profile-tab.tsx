import { href } from 'react-router'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { securityCopy } from '#app/copy/people/security.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { DeleteForm } from './delete-form.tsx'
import { EmailForm, NameForm, PasswordForm } from './profile-forms.tsx'
import type { AccountPage } from '../read-account.ts'
import { SessionList } from './session-list.tsx'
import { CompanyInputs } from '#app/features/company-form/company-inputs.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { answerOf, ProfilePart } from './profile-part.tsx'

const copy = profileCopy.data

export type ProfilePartProps = { page: AccountPage; answer: AccountAnswer | undefined }

export function ProfileTab(props: ProfilePartProps) {
  return (
    <div className="page-columns">
      <div className="stack">
        <NameForm {...props} />
        <EmailForm {...props} />
        <PasswordForm {...props} />
        <SecondFactorCard hasFactor={props.page.hasFactor} />
        <SessionList {...props} />
      </div>
      <div className="stack">
        <CompanyForm {...props} />
        <HeadedPart id="my-data" heading={copy.heading} className="card">
          <p className="text-muted">{copy.text}</p>
          <p>
            <a href={href('/account/export')} download={copy.file} className={buttonClass({ look: 'secondary' })}>
              {copy.button}
            </a>
          </p>
        </HeadedPart>
        <DeleteForm {...props} />
      </div>
    </div>
  )
}

// The way to the page where it is set up and changed.
function SecondFactorCard({ hasFactor }: { hasFactor: boolean }) {
  const { card } = securityCopy
  return (
    <HeadedPart id="second-factor" heading={card.heading} className="card">
      <p className="text-muted">{hasFactor ? card.on : card.off}</p>
      <div>
        <LinkButton to={href('/account/security')} look="secondary">
          {hasFactor ? card.change : card.setUp}
        </LinkButton>
      </div>
    </HeadedPart>
  )
}

const companyCopy = profileCopy.company
function CompanyForm({ page, answer }: ProfilePartProps) {
  const own = answerOf('save_company', answer)
  const { company } = page

  return (
    <ProfilePart
      intent="save_company"
      heading={companyCopy.heading}
      text={
        <>
          <p>{companyCopy.text}</p>
          {company ? (
            <Code code={company.referenceCode} savedAt={company.savedAt} />
          ) : (
            <p className="pt-2">{companyCopy.none}</p>
          )}
        </>
      }
      done={page.done === 'save_company' ? companyCopy.done : null}
      answer={answer}
      button={companyCopy.save}
      foldedUnder={company ? companyCopy.edit : companyCopy.create}
    >
      <CompanyInputs
        of="company"
        shown={{ ...company?.details, ...own?.values }}
        problems={own?.fields}
        hasInvoiceEmail
      />
      {company && <p className="text-sm text-muted">{companyCopy.newCode}</p>}
    </ProfilePart>
  )
}

function Code({ code, savedAt }: { code: string; savedAt: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-body">
      <p>
        <span className="block text-sm text-muted">
          {companyCopy.code}, {companyCopy.saved(dayText(savedAt))}
        </span>
        <span className="account-code">{code}</span>
      </p>
      <CopyButton text={code} label={companyCopy.copyCode} isSmall />
    </div>
  )
}
