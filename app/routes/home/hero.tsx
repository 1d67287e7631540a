import { homeCopy } from '#app/copy/home.ts'
import { useShell } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import type { Trip } from '#shop/trip/trip.ts'
import { passFacts } from '../wizard/pass-facts.ts'
import type { WizardData } from '../wizard/read-wizard.ts'

// The map lights up and the pass fills as the trip in the address grows.
export function Hero({ trip, wizard, bundleId }: { trip: Trip; wizard: WizardData; bundleId: string | null }) {
  const { brand, vat } = useShell()
  const from = vat.country === 'outside-eu' ? null : vat.country

  return (
    <section className="dusk">
      <WorldMap chosen={trip.destinations} from={from} className="hero-map" />
      <div className="wrap hero-grid">
        <div className="grid justify-items-start gap-5">
          <p className="rounded-chip border border-line bg-surface px-4 py-1.5 text-sm font-semibold text-brand">
            {brand.tagline}
          </p>
          <h1 className="text-6xl">{brand.heroText}</h1>
          <p className="max-w-md text-lg">{homeCopy.lead}</p>
          <p className="flex flex-wrap gap-3 max-md:hidden">
            <a href="#bundle-selector" className="button button-primary">
              {homeCopy.findBundle}
              <Icon name="arrow-right" size={18} />
            </a>
            <LinkButton to="/esim-status" look="secondary">
              {homeCopy.checkEsim}
            </LinkButton>
          </p>
        </div>
        <div className="hero-pass">
          <Pass size="hero" brandName={brand.name} {...passFacts(trip, wizard.catalogue, wizard.results, bundleId)} />
        </div>
      </div>
    </section>
  )
}
