// What a key does in the list of a page. The row that has the focus is the current one, and is drawn so.
const ROWS = 'main [data-dense] tbody tr'

/** Not while somebody types, chooses, holds another key, or has a dialog open. */
export function isForList(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false
  // The place of toasts is an open popover too, a manual one, on each page.
  if (document.querySelector('dialog:modal, [popover="auto"]:popover-open')) return false
  if (!(target instanceof HTMLElement)) return true
  if (target.isContentEditable || target.matches('textarea, select')) return false
  return !(target instanceof HTMLInputElement) || target.type === 'checkbox'
}

/** Whether the key was one of the list's. */
export function pressInList(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'x') return at !== -1 && tick(rows[at])
  if (key !== 'j' && key !== 'k') return false
  const next = rows[key === 'j' ? at + 1 : Math.max(0, at - 1)]
  // What can be opened names the row; a row that opens nothing has another press.
  const target = next?.querySelector<HTMLElement>('th a') ?? next?.querySelector<HTMLElement>('a, button')
  target?.focus({ focusVisible: true })
  target?.scrollIntoView({ block: 'nearest' })
  return target !== undefined && target !== null
}

function tick(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  box?.click()
  return box !== undefined && box !== null
}
