import { Form } from '#app/forms/form.tsx'
import { featuresCopy, profileCopy } from '#app/copy/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { LANGUAGES, type Language } from '#shop/values/language.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { accountPath } from '../account-path.ts'
import { useAnswered } from '../use-answered.ts'

const copy = featuresCopy.language

type LanguageChoiceProps = {
  chosen: Language | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

export function LanguageChoice({ chosen, email, isSaved, answer }: LanguageChoiceProps) {
  const own = answer?.intent === 'save_language' ? answer : undefined
  const { said, isBusy } = useAnswered('save_language', own, isSaved)
  if (chosen === null) return null
  return (
    <section className="card" aria-labelledby="part-save_language">
      <h2 id="part-save_language" className="text-2xl">
        {copy.heading}
      </h2>
      {isSaved && (
        <Callout tone="success" role="status" ref={said}>
          {copy.done(copy.names[chosen])}
        </Callout>
      )}
      <Form
        method="post"
        action={accountPath('features', 'part-save_language')}
        preventScrollReset
        unsent={featuresCopy.notSaved}
        className="grid grid-cols-1 gap-4"
      >
        <p className="text-muted [overflow-wrap:anywhere]">{copy.text(email)}</p>
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
        {own?.error && <ErrorBox message={own.error} />}
        <div>
          <Button
            type="submit"
            name="intent"
            value="save_language"
            look="secondary"
            pending={isBusy}
            pendingText={profileCopy.saving}
          >
            {copy.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}
