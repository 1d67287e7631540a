import { useState } from 'react'
import { brandSettingsCopy as copy } from '#app/copy/people/brand-settings.ts'
import { FieldError } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isHexColor } from '#shop/people/brand/brand.ts'
import type { ColorField } from './brand-draft.ts'

type BrandColorFieldProps = {
  name: ColorField
  value: string
  /** The color in use while this field is empty. */
  worn: string
  error: string | undefined
  onChange: (value: string) => void
}

// A color as text, which can be pasted, and a palette beside it, which works once the page's script runs.
export function BrandColorField({ name, value, worn, error, onChange }: BrandColorFieldProps) {
  const isHydrated = useHydrated()
  const typed = isHexColor(value.trim()) ? value.trim() : null
  // While a color is being typed, the palette keeps the last one: it never waits for anything, with or without a line.
  const [last, setLast] = useState(typed)
  if (typed !== null && typed !== last) setLast(typed)
  const label = copy.fields[name] ?? name
  const id = `brand-${name}`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="brand-color">
        <input
          type="color"
          className="brand-color-pick"
          aria-label={copy.pick(label)}
          value={sixDigits(typed ?? (value === '' ? worn : (last ?? worn)))}
          disabled={!isHydrated}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
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
