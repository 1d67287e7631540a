import { withQuery } from '#app/format/with-query.ts'
import type { ReactNode } from 'react'
import { Link, useLocation, href } from 'react-router'
import { ownProofCopy as copy } from '#app/copy/people/own-proof.ts'
import { OwnPassword } from '#app/features/sign-in/own-password.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'

type OwnProofProps = {
  id?: string
  asked: ProofKind
  /** What a password is called here, and why it is asked for. */
  label?: string
  hint?: ReactNode
  error?: string | null
}

// The field with which somebody proves that it is them: their password, or a code of who has a second factor.
export function OwnProof({ id = 'own-password', asked, label, hint, error }: OwnProofProps) {
  const { pathname, search } = useLocation()
  if (asked === 'nothing') return null
  if (asked === 'password')
    return label === undefined ? (
      <OwnPassword id={id} error={error} />
    ) : (
      <PasswordField
        id={id}
        name="password"
        label={label}
        hint={hint}
        autoComplete="current-password"
        error={error ?? undefined}
      />
    )
  return (
    <div className="grid gap-2">
      <CodeField id={id} error={error ?? undefined} />
      {asked === 'code_or_passkey' && (
        <Link
          to={withQuery(href('/account/confirm'), { redirectTo: `${pathname}${search}` })}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.passkeyInstead}
        </Link>
      )}
    </div>
  )
}

/** A code of an app, or a recovery code. */
const CodeField = ({ id, error }: { id: string; error?: string }) => (
  <TextField
    id={id}
    name="password"
    label={copy.code}
    hint={copy.codeHint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    required
    error={error}
  />
)
