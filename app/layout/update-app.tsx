import { useRef, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { shellCopy } from '#app/copy/shell.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'

const copy = shellCopy.footer
const READ_FIRST_MS = 900

// Without script the form loads the same address again; with script the caches are emptied before that.
export function UpdateApp() {
  const { search } = useLocation()
  const toast = useToast()
  const isRunning = useRef(false)

  const update = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    toast.show({ title: copy.refreshing, description: copy.clearing })
    void Promise.all([emptyCaches(), pause(READ_FIRST_MS)]).then(() => location.reload())
  }

  return (
    <form onSubmit={update}>
      {[...new URLSearchParams(search)].map(([name, value], at) => (
        <input key={`${name}-${at}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-secondary button-small">
        <Icon name="refresh" size={16} />
        {copy.updateApp}
      </button>
    </form>
  )
}

async function emptyCaches() {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch (problem) {
    console.error('The caches could not be cleared', problem)
  }
}

// The sentence is worth nothing if the page is gone before it was read.
function pause(ms: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
