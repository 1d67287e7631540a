// The fields of a brand's text in other languages, and in which of them it is missing.
import type { OwnText } from '#values/brand-facts.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { fieldIn, inEachLanguage } from '#values/own-text.ts'
import type { BrandDraft, BrandField } from './brand-draft.ts'

/** What came with the shop. */
export type SuppliedText = { english: string; others: Record<ForeignLanguage, string | null> }

type Typing = {
  draft: BrandDraft
  problems: Record<string, string> | undefined
  onType: (field: BrandField) => (value: string) => void
}

export function foreignFields(name: OwnText, { english, others }: SuppliedText, { draft, problems, onType }: Typing) {
  // What the legal texts say of themselves is no translation of what the English ones say.
  const isSupplied = name === 'legalNote' || ['', english].includes(draft[name].trim())
  const standIns = isSupplied ? others : inEachLanguage(() => null)
  const hasText = (language: ForeignLanguage) => draft[fieldIn(name, language)].trim() !== ''
  return {
    standIns,
    missing: FOREIGN_LANGUAGES.filter((language) => !hasText(language) && standIns[language] === null),
    field: (language: ForeignLanguage) => {
      const field = fieldIn(name, language)
      const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => onType(field)(currentTarget.value)
      return { name: field, error: problems?.[field], value: draft[field], onChange }
    },
  }
}
