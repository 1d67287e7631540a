import { TextField } from '#app/ui/text-field.tsx'
import { fieldId } from './use-refusal.ts'

type LinkTokenProps = {
  token: string | null | undefined
  words: { link: string; linkHint: string }
  error: string | undefined
}

// What only a script can read in a link; until then, and without one, the link is pasted.
export function LinkToken({ token, words, error }: LinkTokenProps) {
  if (token) return <input type="hidden" name="token" value={token} />
  return (
    <TextField
      id={fieldId('token')}
      name="token"
      label={words.link}
      hint={words.linkHint}
      autoComplete="off"
      required
      data-by-script=""
      error={error}
    />
  )
}
