import { withQuery } from '#app/format/with-query.ts'
import { Link, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { answerOf } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'
import { useAnswered } from '../use-answered.ts'

const copy = profileCopy.remove

export function DeleteForm({ page, answer }: ProfilePartProps) {
  const own = answerOf('delete_account', answer)
  const { form } = useAnswered('delete_account', own, false)
  return (
    <HeadedPart id="delete-account" heading={copy.heading} className="card">
      {page.user.type === 'own-user' ? (
        <Disclosure title={copy.title} className="card-part" open={own !== undefined || undefined}>
          <Form
            method="post"
            ref={form}
            action={withQuery(href('/account'), { tab: 'profile' }, 'delete-account')}
            preventScrollReset
            noValidate
            className="grid grid-cols-1 gap-4"
          >
            <p className="font-semibold">{copy.text}</p>
            <ul className="grid gap-1.5 ps-5 [list-style:disc]">
              {copy.goes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{copy.stays}</p>
            <PasswordField
              id="delete-password"
              name="password"
              label={copy.password}
              autoComplete="current-password"
              error={own?.fields.password}
            />
            <Checkbox id="delete-sure" name="sure" label={copy.sure} error={own?.fields.sure} />
            {own?.error && <ErrorBox message={own.error} />}
            <div>
              <Button type="submit" name="intent" value="delete_account" className="account-danger">
                {copy.button}
              </Button>
            </div>
          </Form>
        </Disclosure>
      ) : (
        <p className="text-muted">
          {copy.role}{' '}
          <Link to={href('/support')} className="link">
            {copy.support}
          </Link>
        </p>
      )}
    </HeadedPart>
  )
}
