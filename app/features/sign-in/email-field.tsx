import type { ComponentProps } from 'react'
import { authCopy as copy } from '#app/copy/people/auth.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldId } from './use-refusal.ts'

// The address that an account is known by.
export const EmailField = (field: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    id={fieldId('email')}
    name="email"
    type="email"
    label={copy.email}
    autoComplete="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    required
    {...field}
  />
)
