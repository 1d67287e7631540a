// How many travelers a bundle is for, with a button for one fewer and one for one more. Without script, each is submitted;
// beyond the first and the tenth traveler, the server leaves the number as it is.
import type { ComponentProps } from 'react'
import { partyCopy } from '#app/copy/sales/party.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'

type TravelersStepperProps = {
  travelers: number
  /** The attributes of the button that leads to this number. */
  button: (to: number) => ComponentProps<'button'>
}

export function TravelersStepper({ travelers, button }: TravelersStepperProps) {
  const copy = partyCopy.checkout
  return (
    <span className="flex items-center gap-3">
      <Step {...button(travelers - 1)} to={travelers - 1} label={copy.fewer} icon="minus" />
      <output className="figures text-center text-lg font-bold" aria-label={copy.count(travelers)}>
        {travelers}
      </output>
      <Step {...button(travelers + 1)} to={travelers + 1} label={copy.more} icon="plus" />
    </span>
  )
}

type StepProps = ComponentProps<'button'> & { to: number; label: string; icon: 'minus' | 'plus' }

// It stays focusable at the ends, so that the keyboard doesn't lose its place there.
function Step({ to, label, icon, onClick, ...rest }: StepProps) {
  const isAtEnd = to < 1 || to > MOST_TRAVELERS
  return (
    <button
      {...rest}
      type="submit"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      className="button button-secondary button-icon"
      onClick={(event) => (isAtEnd ? event.preventDefault() : onClick?.(event))}
    >
      <Icon name={icon} />
    </button>
  )
}
