// /offline: the passes saved on this device. The page is the same for everyone; its data is in the browser.
import { pathHere } from '#app/language/address.ts'
import { href, useLocation } from 'react-router'
import { landingCopy } from '#app/copy/delivery/landing.ts'
import { savedPassesCopy as copy } from '#app/copy/delivery/saved-passes.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { LandingSteps } from '#app/features/esim-card/landing-steps.tsx'
import { SavedPassCard } from './saved-pass-card.tsx'
import '#app/features/esim-card/esim-card.css'
import './offline.css'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { localPath } from '#app/session/local-path.ts'
import { Pass } from '#app/ui/pass.tsx'
import { useCallback, useEffect, useState } from 'react'
import { listPasses, removePass, type SavedPass } from '#app/offline/saved-passes.ts'

export default function Offline() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} isPrivate />
      {/* On a phone the font that arrives later may need a third line. */}
      <PageTop title={copy.title} lead={<span className="block max-md:min-h-[3lh]">{copy.lead}</span>} />
      {/* The footer stays below the screen, wherever what is found ends. */}
      <div className="wrap grid min-h-[calc(100dvh-12rem)] content-start gap-8 pt-8 pb-16 md:pt-12">
        <Contents />
      </div>
    </>
  )
}

// Everything appears at once, so that nothing is pushed down by what comes later.
function Contents() {
  const { found, remove } = useSavedPasses()
  if (found.kind === 'looking')
    return (
      <>
        <Looking />
        <div className="hidden gap-8 noscript:grid">
          <Landing />
          <AlsoOffline />
        </div>
      </>
    )
  const hasPasses = found.kind === 'found' && found.passes.length > 0
  return (
    <>
      {/* What was saved is what somebody without a line came for. */}
      {hasPasses ? (
        <>
          <Found found={found} remove={remove} />
          <AwayNotice />
        </>
      ) : (
        <>
          <AwayNotice />
          <Found found={found} remove={remove} />
        </>
      )}
      <Landing />
      <AlsoOffline />
    </>
  )
}

function Found({ found, remove }: Pick<ReturnType<typeof useSavedPasses>, 'found' | 'remove'>) {
  if (found.kind === 'unreadable') return <Callout tone="warning">{copy.unreadable}</Callout>
  if (found.kind === 'looking') return null
  if (found.passes.length === 0) return <NoPasses />
  return (
    <ul className="grid gap-8">
      {found.passes.map((pass) => (
        <li key={pass.iccid}>
          <SavedPassCard pass={pass} onRemove={() => remove(pass)} />
        </li>
      ))}
    </ul>
  )
}

function Looking() {
  return (
    <>
      <noscript>
        <p className="panel">{copy.needsScript}</p>
      </noscript>
      <div className="noscript:hidden">
        <Loading label={copy.looking}>
          <Skeleton className="h-96 w-full rounded-card" />
        </Loading>
      </div>
    </>
  )
}

function Landing() {
  return (
    <section aria-labelledby="landing" className="grid max-w-[var(--measure)] gap-4">
      <h2 id="landing" className="text-2xl">
        {landingCopy.heading}
      </h2>
      <LandingSteps />
    </section>
  )
}

function AlsoOffline() {
  const { heading, guide, devices, terms } = copy.also
  const links = [
    { to: href('/faq'), label: guide },
    { to: href('/devices'), label: devices },
    { to: href('/terms'), label: terms },
  ]
  return (
    <section aria-labelledby="also" className="grid gap-2">
      <h2 id="also" className="text-2xl">
        {heading}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={pathHere(to)} className="link inline-block py-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const awayCopy = copy.away

// The requested page is in the hash, which no server sees, so it is read after hydration.
function AwayNotice() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const from = isHydrated ? localPath(new URLSearchParams(hash.slice(1)).get('from'), '') : ''
  if (!from) return null
  return (
    <Callout tone="info" role="status" title={awayCopy.title}>
      <p className="wrap-anywhere">{awayCopy.text(from.split('?')[0] ?? from)}</p>
      <a href={from} className="link inline-block py-2">
        {awayCopy.again}
      </a>
    </Callout>
  )
}

const noneCopy = copy.none

function NoPasses() {
  return (
    <section aria-labelledby="none" className="grid items-center gap-8 md:grid-cols-[minmax(0,24rem)_1fr]">
      <div aria-hidden="true">
        <Pass size="mini" />
      </div>
      <div className="grid justify-items-start gap-4">
        <h2 id="none" className="text-3xl">
          {noneCopy.title}
        </h2>
        <p className="max-w-[var(--measure)] text-lg">{noneCopy.text}</p>
        <a href={pathHere(href('/'))} className="button button-primary">
          {noneCopy.find}
        </a>
      </div>
    </section>
  )
}

type FoundPasses = { kind: 'looking' } | { kind: 'unreadable' } | { kind: 'found'; passes: SavedPass[] }

// The server knows nothing of them, so the first look is the browser's.
function useSavedPasses() {
  const [found, setFound] = useState<FoundPasses>({ kind: 'looking' })

  const look = useCallback(
    () =>
      listPasses().then(
        (passes) => setFound({ kind: 'found', passes }),
        () => setFound({ kind: 'unreadable' }),
      ),
    [],
  )
  useEffect(() => {
    void look()
  }, [look])

  const remove = useCallback(
    async (pass: SavedPass) => {
      await removePass(pass.iccid)
      await look()
    },
    [look],
  )
  return { found, remove, look }
}
