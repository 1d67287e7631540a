import { profileCopy } from '#app/copy/account-profile.ts'
import { buttonClass } from '#app/ui/button.tsx'
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
        <SessionList {...props} />
      </div>
      <div className="stack">
        <CompanyForm {...props} />
        <section className="card" aria-labelledby="my-data">
          <h2 id="my-data" className="text-2xl">
            {copy.heading}
          </h2>
          <p className="text-muted">{copy.text}</p>
          <p>
            <a href="/account/export" download={copy.file} className={buttonClass({ look: 'secondary' })}>
              {copy.button}
            </a>
          </p>
        </section>
        <DeleteForm {...props} />
      </div>
    </div>
  )
}
