// /top-up: more data for an eSIM that somebody has, at the price of a top-up.
import { ZoneName } from '#app/ui/zone-name.tsx'
import { sizeWords } from '#app/language/formats.ts'
import { useEffect, useRef } from 'react'
import { Link, useActionData, useLoaderData, useLocation, href } from 'react-router'
import { topUpCopy as copy, topUpProblems } from '#app/copy/delivery/top-up.ts'
import { rulesCopy } from '#app/copy/catalogue/bundle-rules.ts'
import { keepPage } from '#app/session/keep-page.ts'
import { useShell } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { readTopUpPage, type TopUpPage, type ShownTopUp, findEsim } from './read-top-up.ts'
import { TopUpChoice } from './top-up-choice.tsx'
import type { Route } from './+types/top-up.ts'
import '#app/ui/card.css'
import './top-up.css'
import { ExpiryDate } from '#app/features/esim-figures/expiry-date.tsx'
import { kindInText } from '#values/data-allowance.ts'
import { dataText } from '#app/format/megabytes-text.ts'
import { randomUUID } from 'node:crypto'
import { problemCopy } from '#app/copy/site/problems.ts'
import { everybody, formAction, type PageAnswer, type FormResult } from '#app/http/form-action.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { rateLimitKeyOf, writeCart } from '#app/session/visitor.ts'

// POST /top-up: adds a bundle to the cart for the eSIM in the address, and redirects to checkout.

type TopUpAnswer = { error: string }

const unreadable = () => refused(problemCopy.form_unreadable, 400)

export const action = formAction({
  who: everybody,
  unreadable,
  async run({ request, url, context, form, shop }): Promise<FormResult<TopUpAnswer>> {
    const bundleId = form.get('bundleId')
    if (typeof bundleId !== 'string') return unreadable()
    const { orderId } = await findEsim(request, url, context)
    if (orderId === null) return refused(copy.unnamed.ended, 404)
    const chosen = await shop.topUps.chooseTopUp({ orderId, bundleId, rateLimitKey: rateLimitKeyOf(context) })
    if (!chosen.ok && chosen.problem === 'too_often') return { answer: { error: copy.tooOften }, wait: chosen }
    if (!chosen.ok) return refused(problemCopy[chosen.problem], 400)
    const cart = { id: randomUUID(), ...chosen.line }
    return { to: href('/checkout'), headers: setCookies([await writeCart(cart, context)]) }
  },
})

const refused = (error: string, status: number): PageAnswer<TopUpAnswer> => ({ answer: { error }, status })

export const loader = ({ request, url, context }: Route.LoaderArgs) => readTopUpPage(request, url, context)

export const clientAction = keepPage((): TopUpAnswer => ({ error: copy.unsent }))

// The address identifies somebody's eSIM: no search engines, and no referrer to other sites.
export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function TopUp() {
  const { brand } = useShell()
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<TopUpAnswer>()
  const box = useRef<HTMLDivElement>(null)
  // On a phone, the button is far below the box.
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  return (
    <>
      <title>{`${copy.title} · ${brand.name}`}</title>
      <div className="wrap top-up-page">
        <div className="top-up-lead">
          <h1 className="text-2xl md:text-5xl">{copy.title}</h1>
          <p className="max-w-[var(--measure)] max-md:text-sm md:text-lg">{copy.lead}</p>
        </div>
        {answer && <ErrorBox ref={box} message={answer.error} />}
        <Stand page={page} />
      </div>
    </>
  )
}

function Stand({ page }: { page: TopUpPage }) {
  if (page.kind === 'unnamed') return <Unnamed hasEnded={page.hasEnded} />
  if (page.kind === 'refused') return <TopUpRefusal problem={page.problem} />
  return (
    <div className="top-up-columns">
      <EsimNow topUp={page.topUp} />
      <TopUpChoice topUp={page.topUp} />
    </div>
  )
}

function Unnamed({ hasEnded }: { hasEnded: boolean }) {
  return (
    <section className="card top-up-card" aria-labelledby="which">
      <h2 id="which" className="text-2xl">
        {copy.unnamed.heading}
      </h2>
      {hasEnded ? <Callout tone="warning">{copy.unnamed.ended}</Callout> : <p>{copy.unnamed.text}</p>}
      <p>
        <LinkButton to={href('/esim-status')}>{copy.status}</LinkButton>
      </p>
    </section>
  )
}

function TopUpRefusal({ problem }: { problem: Extract<TopUpPage, { kind: 'refused' }>['problem'] }) {
  const here = useLocation()
  const isForNow = problem === 'esim_unreachable' || problem === 'too_often'
  return (
    <section className="card top-up-card" aria-labelledby="refused">
      <h2 id="refused" className="text-2xl">
        {isForNow ? copy.notNow : copy.refused}
      </h2>
      <Callout tone={isForNow ? 'warning' : 'danger'} role="alert">
        {problem === 'too_often' ? copy.tooOften : topUpProblems[problem]}
      </Callout>
      <p className="flex flex-wrap gap-3">
        {!isForNow && <LinkButton to={`${href('/')}#bundle-selector`}>{copy.buy}</LinkButton>}
        {isForNow && (
          <Link to={here} reloadDocument className="button button-primary">
            {copy.again}
          </Link>
        )}
        <LinkButton to={href('/esim-status')} look="secondary">
          {copy.status}
        </LinkButton>
      </p>
    </section>
  )
}

// The eSIM's current state, so that nobody tops up the wrong one.
function EsimNow({ topUp }: { topUp: ShownTopUp }) {
  const { balanceMb, expiresAt } = topUp
  const isCounted = kindInText(topUp.data) === 'total'
  const left = balanceMb === null ? copy.leftUnknown : copy.left(dataText(balanceMb))
  return (
    <section className="card top-up-card" aria-labelledby="top-up-esim">
      <h2 id="top-up-esim" className="text-2xl">
        {copy.esim(topUp.iccidEnd)}
      </h2>
      <dl className="grid gap-4">
        <div className="top-up-fact">
          <dt>{isCounted ? copy.now : copy.data}</dt>
          <dd className="top-up-figure">{isCounted ? left : sizeWords(topUp.data)}</dd>
        </div>
        <div className="top-up-fact">
          <dt>{copy.zone}</dt>
          <dd className="text-xl font-bold">
            <ZoneName name={topUp.zone} />
          </dd>
        </div>
        <div className="top-up-fact">
          <dt>{copy.expiry}</dt>
          <dd>
            {expiresAt ? (
              <ExpiryDate expiresAt={expiresAt} />
            ) : (
              <>
                <span className="block text-xl font-bold">{copy.notActivated}</span>
                <span className="text-muted">{rulesCopy.daysStart(topUp.startsAt)}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-muted">{isCounted ? copy.keeps : copy.keepsDays}</p>
    </section>
  )
}
