// POST /super-admin-dashboard/catalog: a file is looked at, and carried out once somebody has seen what it changes.
import { catalogCopy, editProblems, zoneCopy } from '#app/copy/catalog.ts'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { textOf } from '#app/forms/text-of.ts'
import { formAction, type Drawn, type FormResult, type Posted } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { CatalogueChange } from '#shop/catalogue/catalogue-change.ts'
import { CATALOG_PATH } from '../catalog-address.ts'

const MOST_BYTES = 500_000
const MOST_LINES_SHOWN = 20
const { file } = catalogCopy

export type ImportAnswer =
  | { kind: 'preview'; text: string; version: string; changes: CatalogueChange[] }
  | { kind: 'refused'; problems: string[] }

const refuse = (problems: string[], status = 400): Drawn<ImportAnswer> => ({
  answer: { kind: 'refused', problems },
  status,
})

export const answerCatalog = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable: () => refuse([deskCopy.unreadable]),
  run: (posted): Promise<FormResult<ImportAnswer>> =>
    textOf(posted.form, 'intent') === 'save' ? save(posted) : preview(posted),
})

async function preview({ form, context }: Posted<SessionUser>): Promise<FormResult<ImportAnswer>> {
  const typed = form.get('file')
  if (!(typed instanceof File) || typed.size === 0) return refuse([file.missing])
  if (typed.size > MOST_BYTES) return refuse([file.tooLarge], 413)
  const text = await typed.text()
  const seen = await context.get(shopContext).catalogue.viewImport(text)
  if (seen.ok) return { answer: { kind: 'preview', text, version: seen.version, changes: seen.changes } }
  return refuse(sentencesOf(seen))
}

async function save({ form, context, user }: Posted<SessionUser>): Promise<FormResult<ImportAnswer>> {
  const text = textOf(form, 'text')
  if (text.length > MOST_BYTES) return refuse([file.tooLarge], 413)
  const taken = await context
    .get(shopContext)
    .catalogue.takeImport({ text, version: textOf(form, 'version') }, callerOf(context, user))
  if (taken.ok) return { to: CATALOG_PATH, flash: { text: taken.changed > 0 ? 'catalog_saved' : 'nothing_changed' } }
  if (taken.problem === 'too_often')
    return { answer: { kind: 'refused', problems: [deskCopy.tooOften(taken.retryAfterSeconds)] }, wait: taken }
  if (taken.problem === 'changed') return refuse([zoneCopy.problems.changed], 409)
  return refuse(
    taken.problem === 'edits_wrong' ? taken.problems.map(({ problem }) => editProblems[problem]) : sentencesOf(taken),
  )
}

type Wrong =
  | { problem: 'lines_wrong'; lines: { line: number; problem: keyof typeof editProblems }[] }
  | { problem: keyof typeof file.problems; line: number | null }

function sentencesOf(wrong: Wrong): string[] {
  if (wrong.problem !== 'lines_wrong') {
    const sentence = file.problems[wrong.problem]
    return [wrong.line === null ? sentence : file.line(wrong.line, sentence)]
  }
  const all = [...new Set(wrong.lines.map(({ line, problem }) => file.line(line, editProblems[problem])))]
  const rest = all.length - MOST_LINES_SHOWN
  return rest > 0 ? [...all.slice(0, MOST_LINES_SHOWN), file.more(rest)] : all
}
