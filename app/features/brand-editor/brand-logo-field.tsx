import { useRef, useState } from 'react'
import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { BrandColors } from '#shop/people/brand/brand.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const copy = brandSettingsCopy.logo

type BrandLogoFieldProps = {
  name: string
  /** The brand's current logo; null if it has none. */
  logo: string | null
  error: string | undefined
  onPicture: (address: string | null) => void
  onColors: (colors: BrandColors) => void
}

// The logo: a new one from a file or the clipboard, none at all, and the colors that it would bring along.
export function BrandLogoField({ name, logo, error, onPicture, onColors }: BrandLogoFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isRemoved, setIsRemoved] = useState(false)
  const isHydrated = useHydrated()
  const shown = isRemoved ? null : (chosen ?? logo)

  const choose = async (file: File | undefined) => {
    setNote(null)
    if (!file || !field.current) return tell(null)
    const { fittingLogo } = await import('./brand-logo-picture.ts')
    const fitting = await fittingLogo(file)
    const files = new DataTransfer()
    if (fitting) files.items.add(fitting)
    field.current.files = files.files
    setIsRemoved(false)
    if (!fitting) setNote(copy.broken)
    return tell(fitting && URL.createObjectURL(fitting))
  }
  const tell = (address: string | null) => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(address)
    onPicture(address ?? logo)
  }
  const remove = (isGone: boolean) => {
    setIsRemoved(isGone)
    onPicture(isGone ? null : (chosen ?? logo))
  }
  const propose = async () => {
    const [{ readPixels }, { colorsOfPicture }] = await Promise.all([
      import('./brand-logo-picture.ts'),
      import('#shop/people/logo/colors-of-picture.ts'),
    ])
    const source = field.current?.files?.[0] ?? (logo && (await (await fetch(logo)).blob()))
    const pixels = source ? await readPixels(source) : null
    const colors = pixels && colorsOfPicture(pixels)
    setNote(colors ? copy.proposed : copy.colorless)
    if (colors) onColors(colors)
  }

  return (
    <fieldset
      className="brand-part"
      onPaste={(event) => {
        const [file] = event.clipboardData.files
        if (file) void choose(file)
      }}
    >
      <legend className="text-xl font-bold">{copy.heading}</legend>
      {shown ? (
        <img src={shown} alt={copy.current(name)} className="brand-logo" />
      ) : (
        <p className="text-muted">{copy.none}</p>
      )}
      <TextField
        ref={field}
        id="brand-logo"
        name="logo"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        label={copy.file}
        hint={copy.hint}
        error={error}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {logo && (
        <Checkbox
          name="removeLogo"
          value="on"
          label={copy.remove}
          checked={isHydrated ? isRemoved : undefined}
          onChange={({ currentTarget }) => remove(currentTarget.checked)}
        />
      )}
      {isHydrated && shown && (
        <div>
          <Button look="secondary" isSmall onClick={() => void propose()}>
            {copy.propose}
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {note}
      </p>
    </fieldset>
  )
}
