import { webhooksCopy, webhookTypeCopy } from '#app/copy/partners/webhooks.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import { isEsimType, WEBHOOK_TYPES, type WebhookType } from '#shop/partners/webhook/webhook-type.ts'

const { orders, esims } = webhooksCopy.add
const GROUPS = [
  { name: orders, types: WEBHOOK_TYPES.filter((type) => !isEsimType(type)) },
  { name: esims, types: WEBHOOK_TYPES.filter(isEsimType) },
]

type EventBoxesProps = { chosen: readonly WebhookType[]; error?: string | null }

// A box for each event, those of orders and of eSIMs apart.
export function EventBoxes({ chosen, error }: EventBoxesProps) {
  return (
    <div className="webhook-events">
      {GROUPS.map(({ name, types }) => (
        <fieldset key={name} className="grid gap-3">
          <legend className="pb-2 font-semibold">{name}</legend>
          {types.map((type) => (
            <Checkbox
              key={type}
              id={type}
              name={type}
              label={
                <span translate="no" className="desk-mono">
                  {type}
                </span>
              }
              hint={webhookTypeCopy[type]}
              defaultChecked={chosen.includes(type)}
            />
          ))}
        </fieldset>
      ))}
      {error && <FieldError id="events-error">{error}</FieldError>}
    </div>
  )
}
