// Whether the keys of lists work in this browser; they do until somebody turns them off.
const NAME = 'desk-keys'
const listeners = new Set<() => void>()

export function whenKeysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

export function keepKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // Without a memory they stay on.
  }
  for (const listener of listeners) listener()
}
