import { href } from 'react-router'
import { homeCopy } from '#app/copy/catalogue/home.ts'
import { langOf } from '#app/language/lang-of.ts'
import { useShop } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { passFacts } from '#app/features/wizard/pass/pass-facts.ts'
import type { WizardData } from '#app/features/wizard/read-wizard.ts'

// The map lights up and the pass fills as the trip grows; after the first step the wizard carries the pass itself. What
// invites to begin makes room on a page that opens later than that; on others it leaves its place empty, so that nothing
// below it jumps.
export function Hero(props: { trip: Trip; wizard: WizardData; isUnderWay: boolean; isSmall: boolean }) {
  const { trip, wizard, isUnderWay, isSmall } = props
  const { brand, vat } = useShop()
  const from = vat.country === 'outside-eu' ? null : vat.country

  return (
    <section className="dusk" data-under-way={isSmall || undefined}>
      <WorldMap chosen={trip.destinations} from={from} className="hero-map" />
      <div className="wrap hero-grid">
        <div className="grid justify-items-start gap-3 md:gap-5">
          {!isSmall && (
            <p
              lang={langOf(brand, 'tagline')}
              className="rounded-chip border border-line bg-surface px-4 py-1 text-sm font-semibold text-brand md:py-1.5"
            >
              {brand.tagline}
            </p>
          )}
          <h1 lang={langOf(brand, 'heroText')} className={isSmall ? 'text-2xl' : 'text-5xl md:text-6xl'}>
            {brand.heroText}
          </h1>
          {!isSmall && <Invitation className={isUnderWay ? 'invisible' : ''} />}
        </div>
        {!isSmall && (
          <div className={`hero-pass ${isUnderWay ? 'invisible' : ''}`}>
            <Pass size="hero" brandName={brand.name} {...passFacts(trip, wizard.catalogue, null)} />
          </div>
        )}
      </div>
    </section>
  )
}

function Invitation({ className }: { className: string }) {
  return (
    <>
      <p className={`max-w-md text-lg max-md:hidden ${className}`}>{homeCopy.lead}</p>
      <p className={`flex flex-wrap gap-2 md:gap-3 ${className}`}>
        <a href="#bundle-selector" className="button button-primary max-md:min-h-11 max-md:px-3.5">
          {homeCopy.findBundle}
          <Icon name="arrow-right" size={18} />
        </a>
        <LinkButton to={href('/esim-status')} look="secondary" className="max-md:min-h-11 max-md:px-3.5">
          {homeCopy.checkEsim}
        </LinkButton>
      </p>
    </>
  )
}
