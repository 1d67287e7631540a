import { profileCopy } from '#app/copy/people/account-profile.ts'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { NewPasswordFields } from '#app/features/sign-in/new-password-fields.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { answerOf, ProfilePart } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'

const ignore = () => {}

export function NameForm({ page, answer }: ProfilePartProps) {
  const copy = profileCopy.name
  const own = answerOf('change_name', answer)
  return (
    <ProfilePart
      intent="change_name"
      heading={copy.heading}
      done={page.done === 'change_name' ? copy.done : null}
      answer={answer}
      button={copy.save}
    >
      <TextField
        id="own-name"
        name="fullName"
        label={copy.label}
        hint={copy.hint}
        autoComplete="name"
        defaultValue={own?.values.fullName ?? page.user.name}
        error={own?.fields.fullName}
        required
      />
    </ProfilePart>
  )
}

export function EmailForm({ page, answer }: ProfilePartProps) {
  const copy = profileCopy.email
  const own = answerOf('change_email', answer)
  return (
    <ProfilePart
      intent="change_email"
      heading={copy.heading}
      text={
        <>
          <p className="font-semibold text-body [overflow-wrap:anywhere]">
            {sentence(copy.now(page.user.email), [page.user.email])}
          </p>
          <p>{copy.text}</p>
        </>
      }
      done={page.done === 'change_email' ? copy.done : null}
      answer={answer}
      button={copy.send}
      foldedUnder={copy.change}
    >
      <TextField
        id="own-email"
        name="email"
        {...EMAIL_INPUT}
        label={copy.label}
        defaultValue={own?.values.email}
        error={own?.fields.email}
        required
      />
      <PasswordField
        id="email-password"
        name="password"
        label={copy.password}
        autoComplete="current-password"
        error={own?.fields.password}
      />
    </ProfilePart>
  )
}

export function PasswordForm({ page, answer }: ProfilePartProps) {
  const copy = profileCopy.password
  const own = answerOf('change_password', answer)
  return (
    <ProfilePart
      intent="change_password"
      heading={copy.heading}
      text={<p>{copy.text}</p>}
      done={page.done === 'change_password' ? copy.done : null}
      answer={answer}
      button={copy.save}
      foldedUnder={copy.change}
    >
      {/* Password managers file the new password under the address that stands beside it. */}
      <input type="hidden" name="username" autoComplete="username" value={page.user.email} />
      <PasswordField
        id="current-password"
        name="current"
        label={copy.current}
        autoComplete="current-password"
        error={own?.fields.current}
      />
      <NewPasswordFields
        label={copy.next}
        passwordError={own?.fields.password}
        repeatedError={own?.fields.repeated}
        onChange={ignore}
      />
    </ProfilePart>
  )
}
