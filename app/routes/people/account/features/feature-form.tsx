import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { featuresCopy, profileCopy } from '#app/copy/people/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { useAnswered } from '../use-answered.ts'

type FeatureFormProps = {
  intent: 'save_alerts' | 'save_language'
  words: { heading: string; text: string; done: string; save: string }
  isSaved: boolean
  answer: AccountAnswer | undefined
  children: ReactNode
}

// What an account chooses for itself: a card that is saved alone and says so in its place.
export function FeatureForm({ intent, words, isSaved, answer, children }: FeatureFormProps) {
  const own = answer?.intent === intent ? answer : undefined
  const { said, isBusy } = useAnswered(intent, own, isSaved)
  const id = `part-${intent}`
  return (
    <HeadedPart id={id} heading={words.heading} className="card">
      {isSaved && (
        <Callout tone="success" role="status" ref={said}>
          {words.done}
        </Callout>
      )}
      <Form
        method="post"
        action={withQuery(href('/account'), { tab: 'features' }, id)}
        preventScrollReset
        unsent={featuresCopy.notSaved}
        className="grid grid-cols-1 gap-4"
      >
        <p className="text-muted [overflow-wrap:anywhere]">{sentence(words.text)}</p>
        {children}
        {own?.error && <ErrorBox message={own.error} />}
        <div>
          <Button
            type="submit"
            name="intent"
            value={intent}
            look="secondary"
            pending={isBusy}
            pendingText={profileCopy.saving}
          >
            {words.save}
          </Button>
        </div>
      </Form>
    </HeadedPart>
  )
}
