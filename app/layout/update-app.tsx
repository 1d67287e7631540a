import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'

const copy = shellCopy.footer
const READ_FIRST_MS = 900

// Without script the form loads the same address again; with script the caches are emptied before that.
export function UpdateApp() {
  const { search } = useLocation()
  const toast = useToast()
  const isRunning = useRef(false)
  const [question, setQuestion] = useState<ReactNode>(null)

  const update = async (isAgreed: boolean) => {
    if (isRunning.current) return
    isRunning.current = true
    setQuestion(null)
    toast.show({ title: copy.refreshing, description: copy.clearing })
    const [isDone] = await Promise.all([clear(isAgreed), pause(READ_FIRST_MS)])
    if (isDone) location.reload()
    isRunning.current = false
  }

  // Whatever fails here, the page is loaded anew; only a saved pass that would be out of reach is worth a question.
  const clear = async (isAgreed: boolean): Promise<boolean> => {
    try {
      const { ClearingQuestion, emptyCaches, wouldHidePasses } = await import('#app/offline/cache-clearing.tsx')
      if (!isAgreed && (await wouldHidePasses())) {
        toast.dismiss()
        setQuestion(<ClearingQuestion onKeep={() => setQuestion(null)} onAgree={() => void update(true)} />)
        return false
      }
      await emptyCaches()
    } catch (problem) {
      console.error('The caches could not be cleared', problem)
    }
    return true
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void update(false)
  }

  return (
    <>
      <form onSubmit={submit}>
        {[...new URLSearchParams(search)].map(([name, value], at) => (
          <input key={`${name}-${at}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button button-secondary button-small">
          <Icon name="refresh" size={16} />
          {copy.updateApp}
        </button>
      </form>
      {question}
    </>
  )
}

// The sentence is worth nothing if the page is gone before it was read.
function pause(ms: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
