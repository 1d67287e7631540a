import type { ComponentProps } from 'react'
import { authCopy as copy } from '#app/copy/people/auth.ts'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { fieldId } from './use-refusal.ts'

// The address that an account is known by.
export const EmailField = (field: Partial<ComponentProps<typeof TextField>>) => (
  <TextField id={fieldId('email')} name="email" {...EMAIL_INPUT} label={copy.email} required {...field} />
)
