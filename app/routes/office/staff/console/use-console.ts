// What the console remembers while its page is open: the ICCID, the answers so far, and what waits to be confirmed.
import { useEffect, useState } from 'react'
import { apiTestCopy as copy } from '#app/copy/office/api-test.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { ConsoleReply, ConsoleResult } from './console-answer.ts'

const MOST_RESULTS = 20

export function useConsole(reply: ConsoleReply | undefined) {
  const [results, setResults] = useState<ConsoleResult[]>(() => withNewest([], reply))
  const [iccid, setIccid] = useState(reply?.typed['iccid'] ?? '')
  const [asked, setAsked] = useState(reply?.kind === 'confirm' ? reply : null)
  const [heard, setHeard] = useState(reply)
  if (reply !== heard) {
    setHeard(reply)
    setAsked(reply?.kind === 'confirm' ? reply : null)
    setResults((before) => withNewest(before, reply))
    if (reply?.kind === 'filled') setIccid(reply.typed['iccid'] ?? '')
  }
  useOutcomeToast(reply)

  return {
    results,
    iccid,
    setIccid,
    asked,
    refused: reply?.kind === 'refused' ? reply : null,
    cancel: () => setAsked(null),
    clear: () => setResults([]),
  }
}

const withNewest = (before: ConsoleResult[], reply: ConsoleReply | undefined): ConsoleResult[] =>
  reply?.kind === 'answered' && before[0]?.id !== reply.result.id
    ? [reply.result, ...before].slice(0, MOST_RESULTS)
    : before

function useOutcomeToast(reply: ConsoleReply | undefined) {
  const { show } = useToast()
  useEffect(() => {
    if (reply?.kind === 'answered') {
      const { endpoint, answer } = reply.result
      const isGood = answer.status < 400
      show({
        title: isGood ? copy.succeeded : copy.failed,
        description: copy.toast(copy.labels[endpoint], copy.status(answer.status)),
        tone: isGood ? 'default' : 'destructive',
      })
    }
    if (reply?.kind === 'refused' && reply.error)
      show({ title: copy.failed, description: reply.error, tone: 'destructive' })
  }, [reply, show])
}
