// A form whose answer is an address: its buttons move the wizard even before or without client script.
import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import type { WizardState } from './use-wizard.ts'
import { wizardSearch } from './wizard-address.ts'

/** The id of the wizard's outermost element; script-less answers scroll to it. */
export const WIZARD_ID = 'wizard'

export function AddressForm(props: {
  wizard: WizardState
  /** Keys that the form's own fields carry; they are left out of the hidden ones. */
  without?: readonly string[]
  id?: string
  className?: string
  label?: string
  children?: ReactNode
}) {
  const { wizard, without = [], id, className, label, children } = props
  return (
    <Form
      method="get"
      action={`${wizard.action}#${WIZARD_ID}`}
      preventScrollReset
      id={id}
      className={className}
      aria-label={label}
      noValidate
    >
      {addressFields(wizard)
        .filter(([key]) => !without.includes(key))
        .map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
      {children}
    </Form>
  )
}

function addressFields({ trip, step, bundleId }: WizardState): [string, string][] {
  return [...new URLSearchParams(wizardSearch(trip, step, bundleId))]
}
