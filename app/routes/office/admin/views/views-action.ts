// POST /admin-dashboard/views: keeps a look at a list, gives it another name, or takes it away; and the columns of a list.
import { href } from 'react-router'
import { cutText } from '#values/text/cut-text.ts'
import { savedViewsCopy as copy } from '#app/copy/office/saved-views.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { SaveViewProblem } from '#shop/office/search/save-view.ts'
import { VIEWED_LISTS, type ViewedList } from '#shop/office/search/saved-view.ts'
import { COLUMN_LISTS } from '#shop/office/search/list-columns.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { keptQuery, listedPath, viewedPath } from '../views-address.ts'

/** `id` is the view that it is about; none for a new one. */
export type ViewsAnswer = { id: string | null; name: string; error: string; isOfName: boolean }

export const readViewedList = (text: unknown): ViewedList | null => VIEWED_LISTS.find((list) => list === text) ?? null

const unreadable = () => ({ answer: { id: null, name: '', error: copy.unreadable, isOfName: false }, status: 400 })

export const answerViews = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<ViewsAnswer>> {
    switch (textOf(posted.form, 'intent')) {
      case 'save':
        return save(posted)
      case 'rename':
        return rename(posted)
      case 'delete':
        return remove(posted)
      case 'columns':
        return columns(posted)
      default:
        return unreadable()
    }
  },
})

type Result = Promise<FormResult<ViewsAnswer>>

async function save({ form, shop, caller }: FormPost<SessionUser>): Result {
  const list = readViewedList(form.get('list'))
  if (!list) return unreadable()
  const [name, query] = [textOf(form, 'name'), keptQuery(list, textOf(form, 'query', 2_000))]
  const saved = await shop.desk.saveView({ list, name, query }, caller)
  return told(saved, { id: null, name }, viewedPath(list, query), 'view_saved')
}

async function rename({ form, shop, caller }: FormPost<SessionUser>): Result {
  const [id, name] = [textOf(form, 'id', 60), textOf(form, 'name')]
  const renamed = await shop.desk.renameView({ id, name }, caller)
  return told(renamed, { id, name }, href('/admin-dashboard/views'), 'view_renamed')
}

async function remove({ form, shop, caller }: FormPost<SessionUser>): Result {
  const id = textOf(form, 'id', 60)
  const removed = await shop.desk.deleteView(id, caller)
  return told(removed, { id, name: '' }, href('/admin-dashboard/views'), 'view_deleted')
}

// Sent from the list itself, to which it leads back.
async function columns({ form, shop, caller }: FormPost<SessionUser>): Result {
  const list = COLUMN_LISTS.find((each) => each === form.get('list'))
  if (!list) return unreadable()
  const hidden = textOf(form, 'columns', 500)
    .split(' ')
    .filter((name) => !form.has(`show.${name}`))
  const chosen = await shop.desk.chooseColumns({ list, hidden }, caller)
  if (chosen.ok) return { to: listedPath(list, textOf(form, 'query', 2_000)) }
  return {
    answer: { id: null, name: '', error: waitSentence(chosen, deskCopy.tooOften), isOfName: false },
    wait: chosen,
  }
}

function told(
  done: Outcome<object, SaveViewProblem> | TooOften,
  { id, name }: { id: string | null; name: string },
  to: string,
  flash: FlashText,
): FormResult<ViewsAnswer> {
  if (done.ok) return { to, flash: { text: flash } }
  const typed = { id, name: cutText(name, 200) }
  if (done.problem === 'too_often')
    return { answer: { ...typed, error: waitSentence(done, deskCopy.tooOften), isOfName: false }, wait: done }
  const { problem } = done
  const isOfName = problem === 'name_missing' || problem === 'name_taken'
  return {
    answer: { ...typed, error: copy.problems[problem], isOfName },
    status: problem === 'name_missing' ? 400 : 409,
  }
}
