import { partyCopy } from '#app/copy/sales/party.ts'
import { TravelersStepper } from '#app/features/travelers/travelers-stepper.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MOST_NAME } from '#shop/catalogue/cart/travelers.ts'

type TravelersSectionProps = { travelers: number; names: string[] }

// The buttons ask the server for the new total, with script and without; the names go along with the order.
export function TravelersSection({ travelers, names }: TravelersSectionProps) {
  const copy = partyCopy.checkout
  return (
    <section aria-labelledby="travelers" className="checkout-card checkout-travelers">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="travelers" className="text-lg font-bold">
          {copy.heading}
        </h2>
        <TravelersStepper
          travelers={travelers}
          button={(to) => ({ name: 'intent', value: `travelers-${to}`, formNoValidate: true })}
        />
      </div>
      {travelers > 1 && (
        <>
          <p className="text-sm text-muted">{copy.hint}</p>
          {Array.from({ length: travelers - 1 }, (_, at) => (
            <TextField
              key={at}
              id={`traveler-${at + 2}`}
              name={`traveler${at + 2}`}
              isOptional
              autoComplete="off"
              maxLength={MOST_NAME}
              label={copy.name(at + 2)}
              defaultValue={names[at]}
            />
          ))}
        </>
      )}
    </section>
  )
}

/** The number that a press of the stepper asks for; null for any other press. */
export function pressedTravelers(form: FormData | undefined): number | null {
  const intent = form?.get('intent')
  return typeof intent === 'string' && intent.startsWith('travelers-')
    ? Number(intent.slice('travelers-'.length))
    : null
}
