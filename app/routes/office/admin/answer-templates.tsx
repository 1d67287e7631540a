// /admin-dashboard/answer-templates: the answers that the team sends often, and what may stand in braces in them.
import { Link, href, useActionData, useLoaderData } from 'react-router'
import { templatesCopy as copy } from '#app/copy/office/answer-templates.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { readsAgain } from '#app/http/reads-again.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import {
  MOST_TEMPLATE_NAME,
  MOST_TEMPLATE_TEXT,
  PLACEHOLDERS,
  written,
  type AnswerTemplate,
} from '#shop/support/inbox/answer-template.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskCard, Fact, Facts } from './facts.tsx'
import { inboxPath } from './inbox-address.ts'
import { answerTemplates, type TemplatesAnswer } from './templates/templates-action.ts'
import type { Route } from './+types/answer-templates.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  templates: await context.get(shopContext).inbox.listTemplates(),
})
export const shouldRevalidate = readsAgain
export const action = answerTemplates

export default function AnswerTemplates() {
  const { templates } = useLoaderData<typeof loader>()
  const answer = useActionData<TemplatesAnswer>()
  const isOfOne = templates.some(({ id }) => id === answer?.id)
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <p>
        <Link to={inboxPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
      </p>
      <Refusal says={answer && answer.field === null && answer.error} />
      <div className="page-columns desk-columns">
        <div className="page-part">
          <DeskCard id="templates" heading={copy.list(templates.length)}>
            {templates.length === 0 && <p className="text-muted">{copy.none}</p>}
            <ul>
              {templates.map((template) => (
                <li key={template.id} className="desk-line">
                  <OneTemplate
                    key={template.version}
                    template={template}
                    answer={answer?.id === template.id ? answer : undefined}
                  />
                </li>
              ))}
            </ul>
          </DeskCard>
          <NewTemplate key={templates.length} answer={isOfOne ? undefined : answer} />
        </div>
        <DeskCard id="placeholders" heading={copy.placeholders}>
          <p className="text-muted">{copy.placeholdersText}</p>
          <Facts>
            {PLACEHOLDERS.map((name) => (
              <Fact key={name} name={written(name)}>
                {copy.meanings[name]}
              </Fact>
            ))}
          </Facts>
        </DeskCard>
      </div>
    </DeskPage>
  )
}

type WordFieldsProps = { known?: AnswerTemplate; answer: TemplatesAnswer | undefined }

const WordFields = ({ known, answer }: WordFieldsProps) => (
  <>
    <TextField
      name="name"
      label={copy.name}
      hint={known ? undefined : copy.nameHint}
      required
      maxLength={MOST_TEMPLATE_NAME}
      autoComplete="off"
      defaultValue={answer?.name ?? known?.name}
      error={answer?.field === 'name' ? answer.error : undefined}
    />
    <TextArea
      name="text"
      label={copy.text}
      hint={known ? undefined : copy.textHint}
      required
      rows={6}
      maxLength={MOST_TEMPLATE_TEXT}
      defaultValue={answer?.text ?? known?.text}
      error={answer?.field === 'text' ? answer.error : undefined}
    />
  </>
)

function NewTemplate({ answer }: { answer: TemplatesAnswer | undefined }) {
  const isBusy = useIsSending('add')
  return (
    <DeskCard id="new-template" heading={copy.newHeading}>
      <IntentForm intent="add" action={href('/admin-dashboard/answer-templates')} noValidate className="grid gap-4">
        <WordFields answer={answer} />
        <div>
          <Button type="submit" pending={isBusy} pendingText={copy.saving}>
            {copy.add}
          </Button>
        </div>
      </IntentForm>
    </DeskCard>
  )
}

type OneTemplateProps = { template: AnswerTemplate; answer: TemplatesAnswer | undefined }

function OneTemplate({ template, answer }: OneTemplateProps) {
  const { id, name, version } = template
  const isBusy = useIsSending('change', { id })
  const to = href('/admin-dashboard/answer-templates')
  return (
    <Disclosure title={name} open={answer !== undefined || undefined}>
      <IntentForm intent="change" fields={{ id, version }} action={to} noValidate className="grid gap-4 pt-2">
        <WordFields known={template} answer={answer} />
        <div>
          <Button
            type="submit"
            look="secondary"
            pending={isBusy}
            pendingText={copy.saving}
            aria-label={copy.saveOf(name)}
          >
            {copy.save}
          </Button>
        </div>
      </IntentForm>
      <IntentForm intent="delete" fields={{ id }} action={to} className="flex flex-wrap items-center gap-3 pt-3">
        <Button type="submit" look="quiet" aria-label={copy.deleteOf(name)}>
          {copy.delete}
        </Button>
        <span className="text-sm text-muted">{copy.noUndo}</span>
      </IntentForm>
    </Disclosure>
  )
}
