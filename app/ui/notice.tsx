// The page's response to a click: a toast for the moment, and the same text next to the button to read again.
import { useCallback, useState } from 'react'
import { Callout, type CalloutTone } from './callout.tsx'
import { useToast } from './toast.tsx'

export type NoticeWords = {
  title: string
  text?: string | null
  tone?: Extract<CalloutTone, 'success' | 'info' | 'danger'>
}

export function useNotice(first: NoticeWords | null = null) {
  const { show } = useToast()
  const [notice, setNotice] = useState(first)
  const say = useCallback(
    (words: NoticeWords) => {
      setNotice(words)
      show({ title: words.title, description: words.text, tone: words.tone === 'danger' ? 'destructive' : 'default' })
    },
    [show],
  )
  return { notice, say }
}

// Silent, because the toast has already been announced.
export function Notice({ notice }: { notice: NoticeWords | null }) {
  if (!notice) return null
  return (
    <Callout tone={notice.tone ?? 'success'} title={notice.title}>
      {notice.text}
    </Callout>
  )
}
