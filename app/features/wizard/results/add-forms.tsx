// A form of its own for each button that puts a bundle into the cart, so that the chosen radio does not travel along.
import { href } from 'react-router'
import { tripFields } from '../address-form.tsx'
import type { WizardState } from '../use-wizard.ts'

export const addFormId = (bundleId: string) => `add-${bundleId}`

export function AddForms({ wizard, bundleIds }: { wizard: WizardState; bundleIds: string[] }) {
  return [...new Set(bundleIds)].map((bundleId) => (
    <form key={bundleId} method="post" action={href('/cart')} id={addFormId(bundleId)} hidden>
      <CartFields wizard={wizard} />
      <input type="hidden" name="bundleId" value={bundleId} />
    </form>
  ))
}

export function CartFields({ wizard }: { wizard: WizardState }) {
  const fields = [['intent', 'add'], ...tripFields(wizard)] as const
  return fields.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}
