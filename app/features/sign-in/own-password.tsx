import { ownPasswordCopy as copy } from '#app/copy/own-password.ts'
import { PasswordField } from './password-field.tsx'

// That it is them: asked before what cannot be undone.
export const OwnPassword = ({ error }: { error: string | null | undefined }) => (
  <PasswordField
    id="own-password"
    name="password"
    label={copy.label}
    hint={copy.hint}
    autoComplete="current-password"
    error={error ?? undefined}
  />
)
