import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { authCopy as copy } from '#app/copy/people/auth.ts'
import { TextField } from '#app/ui/text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'hint'> & { hint?: ReactNode }

// Can be shown, takes what a password manager or the clipboard brings, and says when the Caps Lock key is down.
export function PasswordField({ hint, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isLocked, setIsLocked] = useState(false)
  const box = useId()
  const look = (event: KeyboardEvent) => setIsLocked(event.getModifierState('CapsLock'))

  return (
    <div className="grid grid-cols-1 gap-1">
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        hint={isLocked ? copy.capsLock : hint}
        type={isShown ? 'text' : 'password'}
        onKeyUp={look}
        onKeyDown={look}
      />
      {/* It has its place from the start, so that nothing moves under a finger when the script arrives. */}
      <label htmlFor={box} className="flex min-h-11 w-fit items-center gap-2 text-sm noscript:hidden">
        <input
          id={box}
          type="checkbox"
          className="checkbox"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        {copy.show}
      </label>
    </div>
  )
}
