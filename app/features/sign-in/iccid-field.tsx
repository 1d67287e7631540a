import { useState, type ComponentProps } from 'react'
import { authCopy as copy } from '#app/copy/people/auth.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useAfterPress } from '#app/ui/use-after-press.ts'
import { digitsOfIccid, isIccid } from '#values/iccid.ts'
import { fieldId } from './use-refusal.ts'

type IccidFieldProps = Partial<ComponentProps<typeof TextField>>

// Counts the digits while typing; spaces and hyphens are allowed.
export function IccidField({ error, hint = copy.iccidHint, ...field }: IccidFieldProps) {
  const [count, setCount] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const afterPress = useAfterPress()

  return (
    <TextField
      id={fieldId('iccid')}
      name="iccid"
      label={copy.iccid}
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      maxLength={60}
      {...field}
      hint={count ?? hint}
      error={left ?? error}
      onChange={({ currentTarget: { value } }) => {
        const digits = digitsOfIccid(value).length
        setLeft(null)
        setCount(digits === 0 || isIccid(value) ? null : copy.iccidCount(digits))
      }}
      onBlur={({ currentTarget: { value } }) =>
        afterPress(() => {
          setCount(null)
          setLeft(value.trim() !== '' && !isIccid(value) ? copy.iccidShort : null)
        })
      }
    />
  )
}
