import { ownPasswordCopy as copy } from '#app/copy/people/own-proof.ts'
import { PasswordField } from './password-field.tsx'

// That it is them: asked before what cannot be undone.
type OwnPasswordProps = { id?: string; error: string | null | undefined }

export const OwnPassword = ({ id = 'own-password', error }: OwnPasswordProps) => (
  <PasswordField
    id={id}
    name="password"
    label={copy.label}
    hint={copy.hint}
    autoComplete="current-password"
    error={error ?? undefined}
  />
)
