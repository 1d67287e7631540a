import { href } from 'react-router'
import { notFoundCopy as copy } from '#app/copy/site/shell.ts'
import { useDeskIfLoaded, useShellIfLoaded } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'

export function NotFoundPage() {
  const brand = useShellIfLoaded()?.brand.name
  const desk = useDeskIfLoaded()?.desk
  return (
    <div className="dusk">
      <title>{brand ? `${copy.title} · ${brand}` : copy.title}</title>
      <div className="wrap relative grid min-h-[70dvb] content-center justify-items-center gap-4 py-16 text-center">
        <WorldMap
          hasLostDot
          className="absolute inset-x-0 top-1/2 -z-10 mx-auto w-full max-w-4xl -translate-y-1/2 opacity-60"
        />
        <h1 className="grid gap-2">
          <span className="text-6xl text-brand">{copy.code} </span>
          <span className="text-4xl">{copy.heading}</span>
        </h1>
        <p className="max-w-md text-lg">{copy.text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <LinkButton to={desk?.home ?? '/'}>{copy.home}</LinkButton>
          {!desk && (
            <>
              <LinkButton to={`${href('/')}#bundle-selector`} look="secondary">
                {copy.find}
              </LinkButton>
              <LinkButton to={href('/esim-status')} look="secondary">
                {copy.status}
              </LinkButton>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
