// The only way from a posted form to its answer: who may send it, its fields, what is done, and where that leads. Only
// this file checks for repeated fields, answers 303 or 429, and leaves messages for the next page.
import { data, redirect, redirectDocument } from 'react-router'
import type { z } from 'zod'
import { writeFlash, type Flash } from '#app/session/flash.ts'
import { guardedUser, leadHome } from '#app/session/guards.ts'
import { leadKeeping } from '#app/session/kept-cookies.ts'
import { hasRepeatedNames, readForm, readFormWithFiles } from '#app/session/read-form.ts'
import { shopContext, callerOf, reportContext, sessionUserContext } from '#app/session/request-context.ts'
import { tooOftenStatus, type Wait } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import { isNotAllowed } from '#shop/people/account/needing.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { NO_FILES, type JudgedFiles } from '#values/files/judged-files.ts'

/** Done: redirects with 303 and shows `flash` there; `isAnew` reloads the whole document. */
export type Lead = { to: string; flash?: Flash; headers?: Headers; isAnew?: true }
/** Done, and there is nothing to say: answered with 204, for what a page sends in the background. */
type Silent = { isSilent: true; headers?: HeadersInit }
/** Renders the page again with this answer; after too many attempts, with how long to `wait`. */
export type PageAnswer<Answer> = { answer: Answer; status?: number; wait?: Wait | null; headers?: HeadersInit }
export type FormResult<Answer> = Lead | PageAnswer<Answer> | Silent

export type FormPost<User = null> = {
  request: Request
  url: URL
  context: Context
  params: Record<string, string | undefined>
  user: User
  form: FormData
  /** What was sent with it, if it takes files; `form` holds none of them then. */
  files: JudgedFiles
  shop: Shop
  /** Who asks, and at which brand, as use cases need it. */
  caller: ReturnType<typeof callerOf<User>>
}

type FormAction<Answer, User> = {
  /** Who may send it; others are redirected. */
  who: (request: Request, context: Context) => User | Promise<User>
  /** It takes files beside its fields, in `posted.files`; its field for them may hold several. */
  takesFiles?: true
  /** The answer for a form that can't be ours, because a field occurs twice. Omitted if fields may repeat. */
  unreadable?: (posted: FormPost<User>) => PageAnswer<Answer> | Promise<PageAnswer<Answer>>
  /** Says that something broke on our side, which is reported; left out, the error page says it. */
  failed?: (posted: FormPost<User>) => PageAnswer<Answer>
  run: (posted: FormPost<User>) => FormResult<Answer> | Promise<FormResult<Answer>>
}

type ActionArgs = { request: Request; url: URL; context: Context; params?: Record<string, string | undefined> }

export const everybody = () => null

/** Whom the table of pages lets in. */
export const whoIsLetIn = (_request: Request, context: Context) => guardedUser(context)

/** The `action` of a page. */
export function formAction<Answer, User>(how: FormAction<Answer, User>) {
  return async ({ request, url, context, params = {} }: ActionArgs) => {
    const user = await how.who(request, context)
    const [shop, caller] = [context.get(shopContext), callerOf(context, user)]
    const { form, files } = how.takesFiles
      ? await readFormWithFiles(request, shop.inbox.readForm)
      : { form: await readForm(request), files: NO_FILES }
    const posted = { request, url, context, params, user, form, files, shop, caller }
    if (how.unreadable && hasRepeatedNames(posted.form))
      return answerWith(posted, { status: 400, ...(await how.unreadable(posted)) })
    return answerWith(posted, await carryOut(how, posted))
  }
}

async function carryOut<Answer, User>({ run, failed }: FormAction<Answer, User>, posted: FormPost<User>) {
  try {
    return await run(posted)
  } catch (thrown) {
    // Somebody sent what no page shows them.
    if (isNotAllowed(thrown)) throw await leadHome(posted.context.get(sessionUserContext), posted.context, thrown.right)
    if (!failed || thrown instanceof Response) throw thrown
    posted.context.get(reportContext)(rootOf(thrown))
    return { status: 500, ...failed(posted) }
  }
}

// A failed query repeats what it carried, and that is somebody's words; the database's own complaint is written down.
const rootOf = (thrown: unknown): unknown => (thrown instanceof Error && thrown.cause ? rootOf(thrown.cause) : thrown)

/** What a form came to, as the router answers it. */
async function answerWith<Answer>(
  { request, context }: Pick<FormPost, 'request' | 'context'>,
  result: FormResult<Answer>,
) {
  if ('to' in result) {
    const { to, flash, headers = new Headers(), isAnew } = result
    if (flash) headers.append('set-cookie', await writeFlash(flash, context))
    return (isAnew ? redirectDocument : redirect)(leadKeeping(to, request, headers), { status: 303, headers })
  }
  if ('isSilent' in result) return new Response(null, { status: 204, headers: result.headers })
  const { answer, wait, status = 200, headers } = result
  return data(answer, { status: wait ? tooOftenStatus(context, wait) : status, headers })
}

/** What a form says, or the first thing that is wrong with each of its fields. */
export function readFields<Fields extends z.ZodType>(fields: Fields, form: FormData): FieldReading<z.output<Fields>> {
  const { data: said, error } = fields.safeParse(Object.fromEntries(form))
  if (!error) return { ok: true, said }
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message
  return { ok: false, problems }
}

type FieldReading<Values> = { ok: true; said: Values } | { ok: false; problems: Record<string, string> }
