// POST /admin-dashboard/answer-templates: adds, changes, or deletes a template of an answer.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { templatesCopy as copy } from '#app/copy/office/answer-templates.ts'
import { intentOf, textOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormPost, type FormResult } from '#app/http/form-action.ts'
import { waitSentence } from '#app/session/too-often.ts'
import { MOST_TEMPLATE_NAME, MOST_TEMPLATE_TEXT, written } from '#shop/support/inbox/answer-template.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'

/** `id` is the template that it is about; empty for a new one. */
export type TemplatesAnswer = {
  id: string
  name: string
  text: string
  error: string
  /** The field that is to blame, if one is. */
  field: 'name' | 'text' | null
}

type Door = (posted: FormPost<SessionUser>) => ReturnType<FormPost<SessionUser>['shop']['inbox']['addTemplate']>

// Longer texts are refused, and never cut.
const wordsIn = ({ form }: FormPost<SessionUser>) => ({
  name: textOf(form, 'name', 10 * MOST_TEMPLATE_NAME),
  text: textOf(form, 'text', 10 * MOST_TEMPLATE_TEXT),
})
const idIn = ({ form }: FormPost<SessionUser>) => textOf(form, 'id', 60)

const DOORS: Record<'add' | 'change' | 'delete', Door> = {
  add: (posted) => posted.shop.inbox.addTemplate(wordsIn(posted), posted.caller),
  change: (posted) =>
    posted.shop.inbox.changeTemplate(
      { id: idIn(posted), seenVersion: wholeNumberOf(posted.form, 'version'), ...wordsIn(posted) },
      posted.caller,
    ),
  delete: (posted) => posted.shop.inbox.deleteTemplate(idIn(posted), posted.caller),
}

const unreadable = () => ({
  answer: { id: '', name: '', text: '', error: deskCopy.unreadable, field: null },
  status: 400,
})

const FIELDS = {
  name_missing: 'name',
  name_taken: 'name',
  text_missing: 'text',
  template_too_long: 'text',
  placeholder_unknown: 'text',
} as const
const fieldOf = (problem: string): TemplatesAnswer['field'] =>
  Object.entries(FIELDS).find(([name]) => name === problem)?.[1] ?? null

export const answerTemplates = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<TemplatesAnswer>> {
    const intent = intentOf(posted.form, DOORS)
    if (!intent) return unreadable()
    const done = await DOORS[intent](posted)
    if (done.ok)
      return {
        to: href('/admin-dashboard/answer-templates'),
        flash: { text: intent === 'delete' ? 'template_deleted' : 'template_saved' },
      }
    const typed = { id: intent === 'add' ? '' : idIn(posted), ...wordsIn(posted) }
    if (done.problem === 'too_often')
      return { answer: { ...typed, error: waitSentence(done, deskCopy.tooOften), field: null }, wait: done }
    const field = fieldOf(done.problem)
    const error =
      done.problem === 'placeholder_unknown' ? copy.unknown(done.names.map(written)) : copy.problems[done.problem]
    return { answer: { ...typed, error, field }, status: field ? 400 : 409 }
  },
})
