import { featuresCopy } from '#app/copy/people/account-profile.ts'
import { LANGUAGES, type Language } from '#values/language.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { FeatureForm } from './feature-form.tsx'

const copy = featuresCopy.language

type LanguageChoiceProps = {
  chosen: Language | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

export function LanguageChoice({ chosen, email, isSaved, answer }: LanguageChoiceProps) {
  if (chosen === null) return null
  const words = { ...copy, text: copy.text(email), done: copy.done(copy.names[chosen]) }
  return (
    <FeatureForm intent="save_language" words={words} isSaved={isSaved} answer={answer}>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">{copy.legend}</legend>
        <div className="account-languages">
          {LANGUAGES.map((language) => (
            <label key={language} className="account-language">
              <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
              <span lang={language}>{copy.names[language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FeatureForm>
  )
}
