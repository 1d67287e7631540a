// Replays what was typed and chosen before the page's scripts ran.

export type Field = HTMLInputElement | HTMLTextAreaElement
export type ReplayTyping = (field: Field) => void

/** React's own setter on a field would hide the change from the page. */
export const replayTyping: ReplayTyping = (field) => {
  // Toggled twice, like a user would.
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== field.defaultChecked) for (let times = 0; times < 2; times += 1) field.click()
    return
  }
  // React may have put its own choice back already. Its setter hides that the choice is taken away, and sees it come back.
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    if (!field.isConnected) return
    field.checked = false
    field.click()
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
