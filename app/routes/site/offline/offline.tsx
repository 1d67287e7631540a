// /offline: the passes saved on this device. The page is the same for everyone; its data is in the browser.
import { href } from 'react-router'
import { savedPassesCopy as copy } from '#app/copy/delivery/saved-passes.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { AwayNotice } from './away-notice.tsx'
import { NoPasses } from './no-passes.tsx'
import { SavedPassCard } from './saved-pass-card.tsx'
import { useSavedPasses } from './use-saved-passes.ts'
import '#app/features/esim-card/esim-card.css'
import './offline.css'

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
        <div className="hidden noscript:block">
          <AlsoOffline />
        </div>
      </>
    )
  return (
    <>
      <AwayNotice />
      <Found found={found} remove={remove} />
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
            <a href={to} className="link inline-block py-2">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
