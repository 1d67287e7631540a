// What was typed before the page's scripts ran, the page hears from here.

export type Field = HTMLInputElement | HTMLTextAreaElement
export type SayAgain = (field: Field) => void

/** Its own setter of a field would hide the words from the page. */
export const sayAgain: SayAgain = (field) => {
  // There and back, as a hand would.
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== field.defaultChecked) for (let times = 0; times < 2; times += 1) field.click()
    return
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (!field.isConnected || value === defaultValue) return
  for (const text of [defaultValue, value]) {
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
