import { href } from 'react-router'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { securityCopy } from '#app/copy/people/security.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { CompanyForm } from './company-form.tsx'
import { DeleteForm } from './delete-form.tsx'
import { EmailForm, NameForm, PasswordForm } from './profile-forms.tsx'
import type { AccountPage } from '../read-account.ts'
import { SessionList } from './session-list.tsx'

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
