import type { ComponentProps } from 'react'
import { ownTextsCopy as copy } from '#app/copy/people/own-texts.ts'
import { listOf } from '#app/language/formats.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'

type InOtherLanguagesProps = {
  /** What the English text is called. */
  label: string
  /** What stands in for a blank field; null where that is the English text. */
  standIns: Record<ForeignLanguage, string | null>
  /** Those that have neither a text of their own nor one that stands in. */
  missing: readonly ForeignLanguage[]
  maxLength?: number
  /** Unfolded from the start, as after a refusal. */
  isOpen?: boolean
  field: (
    language: ForeignLanguage,
  ) => Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'value' | 'defaultValue' | 'onChange'>
}

const isWrong = (error: unknown) => error !== undefined && error !== ''

// Folded below the English text, which says at a glance what is missing; nothing hides what was refused.
export function InOtherLanguages({
  label,
  standIns,
  missing,
  maxLength = 400,
  isOpen = false,
  field,
}: InOtherLanguagesProps) {
  const fields = FOREIGN_LANGUAGES.map((language) => ({ language, ...field(language) }))
  const lack = listOf(missing.map((language) => copy.languages[language]))
  return (
    <Disclosure
      open={isOpen || fields.some(({ error }) => isWrong(error)) || undefined}
      title={
        <>
          <span>{copy.title}</span>
          <span className="block text-sm font-normal text-muted">
            {missing.length > 0 ? copy.missing(lack) : copy.complete}
          </span>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        {Object.values(standIns).includes(null) && <p className="text-sm text-muted">{copy.fallback}</p>}
        {fields.map(({ language, ...own }) => (
          <TextField
            key={language}
            {...own}
            id={own.name}
            lang={language}
            label={copy.of(label, copy.languages[language])}
            hint={standIns[language] !== null && copy.standIn(standIns[language])}
            maxLength={maxLength}
            autoComplete="off"
          />
        ))}
      </div>
    </Disclosure>
  )
}
