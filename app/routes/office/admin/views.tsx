// /admin-dashboard/views: the looks at lists that somebody keeps under a name, and a name for the next one.
import { textOf } from '#app/forms/form-fields.ts'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { savedViewsCopy as copy } from '#app/copy/office/saved-views.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { NothingHere } from '#app/features/desk/nothing-here.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { may } from '#shop/people/account/rights.ts'
import { LIST_RIGHTS } from '#shop/office/search/list-columns.ts'
import { MOST_NAME_LETTERS, VIEWED_LISTS } from '#shop/office/search/saved-view.ts'
import { DeskPage } from './desk-page.tsx'
import { DeskCard } from './facts.tsx'
import { keptQuery, saveViewPath, viewedPath } from './views-address.ts'
import { answerViews, readViewedList, type ViewsAnswer } from './views/views-action.ts'
import type { Route } from './+types/views.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const { searchParams } = new URL(request.url)
  const lists = VIEWED_LISTS.filter((each) => may(user.type, LIST_RIGHTS[each]))
  const named = readViewedList(searchParams.get('list'))
  const list = named && lists.includes(named) ? named : null
  const asked = textOf(searchParams, 'save', 2_000)
  const views = await context.get(shopContext).desk.listViews(user.id)
  return {
    lists,
    views: views
      .filter(({ list: of }) => lists.includes(of))
      .map(({ id, list: of, name, query }) => ({ id, list: of, name, path: viewedPath(of, query) })),
    toSave: list && asked !== undefined ? { list, query: keptQuery(list, asked) } : null,
    list,
  }
}

export const shouldRevalidate = readsAgain

export const action = answerViews

type Page = Awaited<ReturnType<typeof loader>>
type ViewRow = Page['views'][number]

export default function Views() {
  const { views, toSave, list, lists: open } = useLoaderData<typeof loader>()
  const answer = useActionData<ViewsAnswer>()
  const lists = list ? [list] : open
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      {(views.length > 0 || toSave) && (
        <p className="flex flex-wrap gap-x-4">
          {lists.map((each) => (
            <Link key={each} to={viewedPath(each, '')} className="link inline-flex min-h-11 items-center">
              {copy.back[each]}
            </Link>
          ))}
        </p>
      )}
      <Refusal says={answer && !answer.isOfName && answer.error} />
      {toSave && <NewView toSave={toSave} answer={answer?.id === null ? answer : undefined} />}
      {views.length === 0 && !toSave && (
        <NothingHere says={copy.none}>
          {lists.map((each) => (
            <LinkButton key={each} to={viewedPath(each, '')} look="secondary">
              {copy.filter[each]}
            </LinkButton>
          ))}
        </NothingHere>
      )}
      {open.map((each) => (
        <ViewsOf key={each} list={each} views={views.filter((view) => view.list === each)} answer={answer} />
      ))}
    </DeskPage>
  )
}

function NewView({ toSave, answer }: { toSave: NonNullable<Page['toSave']>; answer: ViewsAnswer | undefined }) {
  const { list, query } = toSave
  const isBusy = useIsSending('save')
  return (
    <DeskCard id="save" heading={copy.newHeading}>
      <p className="text-muted">{copy.newText}</p>
      <IntentForm
        preventScrollReset={false}
        intent="save"
        fields={{ list, query }}
        action={saveViewPath(list, `?${query}`)}
        className="grid justify-items-start gap-3"
      >
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          required
          maxLength={MOST_NAME_LETTERS}
          autoComplete="off"
          defaultValue={answer?.name}
          error={answer?.isOfName ? answer.error : undefined}
        />
        <Button type="submit" pending={isBusy}>
          {copy.keep}
        </Button>
      </IntentForm>
    </DeskCard>
  )
}

type ViewsOfProps = { list: ViewRow['list']; views: ViewRow[]; answer: ViewsAnswer | undefined }

function ViewsOf({ list, views, answer }: ViewsOfProps) {
  if (views.length === 0) return null
  return (
    <DeskCard id={`views-${list}`} heading={copy.lists[list]}>
      <p className="text-sm text-muted">{copy.noUndo}</p>
      <ul>
        {views.map((view) => (
          <li key={view.id} className="desk-line grid gap-3">
            <Link to={view.path} className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
              {view.name}
            </Link>
            <div className="flex flex-wrap items-end gap-3">
              <Renaming view={view} answer={answer?.id === view.id ? answer : undefined} />
              <IntentForm intent="delete" fields={{ id: view.id }} action={href('/admin-dashboard/views')}>
                <Button type="submit" look="quiet" aria-label={copy.deleteOf(view.name)}>
                  {copy.delete}
                </Button>
              </IntentForm>
            </div>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

const Renaming = ({ view, answer }: { view: ViewRow; answer: ViewsAnswer | undefined }) => (
  <IntentForm
    intent="rename"
    fields={{ id: view.id }}
    action={href('/admin-dashboard/views')}
    key={view.name}
    className="flex flex-wrap items-end gap-3"
  >
    <TextField
      name="name"
      label={copy.renameOf(view.name)}
      required
      maxLength={MOST_NAME_LETTERS}
      autoComplete="off"
      defaultValue={answer?.name ?? view.name}
      error={answer?.isOfName ? answer.error : undefined}
    />
    <Button type="submit" look="secondary">
      {copy.rename}
    </Button>
  </IntentForm>
)
