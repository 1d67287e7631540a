import { useState } from 'react'
import { authCopy, authProblems } from '#app/copy/people/auth.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAfterPress } from '#app/ui/use-after-press.ts'
import { PASSWORD_SIGNS, passwordSigns, passwordStrength } from '#shop/people/sign-in/password.ts'
import { PasswordField } from './password-field.tsx'
import { fieldId } from './use-refusal.ts'
import './password-meter.css'

const copy = authCopy.meter

export type NewPasswordState = { isWeak: boolean; isDifferent: boolean; isFilled: boolean }

type NewPasswordFieldsProps = {
  label?: string
  passwordError: string | undefined
  repeatedError: string | undefined
  /** The sentence for two passwords that differ. */
  mismatch?: string
  onChange: (state: NewPasswordState) => void
}

// A new password, its strength in words, and its repetition; the server judges both again and knows the leaked ones.
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = authCopy.password, passwordError, repeatedError, mismatch, onChange } = props
  const { brand } = useShell()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()
  const names = [brand.name, brand.fullName]
  const isWeak = (text: string) => passwordStrength(text, { isLeaked: false, names }) === 'weak'
  const isDifferent = isLeft && repeated !== '' && password !== repeated
  const tell = (first: string, second: string) => {
    setPassword(first)
    setRepeated(second)
    onChange({ isWeak: isWeak(first), isDifferent: second !== '' && first !== second, isFilled: first !== '' })
  }

  return (
    <>
      <PasswordField
        id={fieldId('password')}
        name="password"
        label={label}
        autoComplete="new-password"
        error={passwordError}
        aria-describedby="password-meter"
        onChange={({ currentTarget: { value } }) => tell(value, repeated)}
      />
      <Meter password={password} names={names} />
      <PasswordField
        id={fieldId('repeated')}
        name="repeated"
        label={authCopy.confirmPassword}
        autoComplete="new-password"
        error={isDifferent ? (mismatch ?? authProblems.password_mismatch) : repeatedError}
        onChange={({ currentTarget: { value } }) => tell(password, value)}
        onBlur={() => afterPress(() => setIsLeft(true))}
      />
    </>
  )
}

function Meter({ password, names }: { password: string; names: string[] }) {
  const signs = passwordSigns(password)
  const strength = password === '' ? null : passwordStrength(password, { isLeaked: false, names })
  return (
    <div className="meter" data-strength={strength ?? undefined} id="password-meter">
      <div className="meter-bar" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className="text-sm">
        {copy.label}: <output className="font-semibold">{strength ? copy.strength[strength] : '–'}</output>
      </p>
      <ul className="meter-signs">
        {PASSWORD_SIGNS.map((sign) => (
          <li key={sign} data-met={signs.includes(sign) || undefined}>
            <Icon name={signs.includes(sign) ? 'check' : 'minus'} size={16} />
            {copy.signs[sign]}
            <span className="sr-only">: {signs.includes(sign) ? copy.met : copy.unmet}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{copy.passphrase}</p>
    </div>
  )
}
