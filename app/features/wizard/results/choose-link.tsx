// Chooses a bundle by its name: at once with script, by the address without.
import { offerName } from '#app/language/formats.ts'
import { pathHere } from '#app/language/address.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PricedOffer } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'
import { wizardSearch } from '../wizard-address.ts'

export function ChooseLink(props: {
  wizard: WizardState
  offer: PricedOffer
  isChosen?: boolean
  onChoose: (bundleId: string) => void
}) {
  const { wizard, offer, isChosen = false, onChoose } = props
  return (
    // The router's own link costs the server more than the rest of a row.
    <a
      href={pathHere(wizard.action) + wizardSearch(wizard.trip, 'results', offer.bundleId)}
      aria-current={isChosen || undefined}
      className="link inline-flex min-h-8 items-center gap-1.5"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose(offer.bundleId)
      }}
    >
      {offerName(offer)}
      {isChosen && <Icon name="check" size={16} />}
    </a>
  )
}
