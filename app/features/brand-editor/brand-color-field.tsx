import { brandSettingsCopy as copy } from '#app/copy/people/brand-settings.ts'
import { FieldError } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ColorField } from './brand-draft.ts'

type BrandColorFieldProps = {
  name: ColorField
  value: string
  /** The color in use while this field is empty or invalid. */
  worn: string
  error: string | undefined
  onChange: (value: string) => void
}

// A color as text, which can be pasted, and with script as a palette beside it.
export function BrandColorField({ name, value, worn, error, onChange }: BrandColorFieldProps) {
  const isHydrated = useHydrated()
  const label = copy.fields[name] ?? name
  const id = `brand-${name}`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="brand-color">
        {isHydrated ? (
          <input
            type="color"
            className="brand-color-pick"
            aria-label={copy.pick(label)}
            value={sixDigits(worn)}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <span className="brand-color-pick" style={{ background: worn }} aria-hidden="true" />
        )}
        <input
          id={id}
          name={name}
          className="field-input digits"
          value={value}
          placeholder={worn}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

// The palette knows six digits alone.
const sixDigits = (color: string) => (color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color)
