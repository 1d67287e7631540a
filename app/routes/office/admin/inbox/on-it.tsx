// Who is answering a message right now, and the ways to say so, to stop, and to take over.
import { useRef } from 'react'
import { href } from 'react-router'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import type { MessageAnswer } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './read-message.ts'

/** While somebody types, the others see it again at the latest after this. */
const AGAIN_MS = 5 * 60_000

/** Who is shown as being on it, as the forms send it. */
export const takerField = ({ onIt }: Pick<MessagePage, 'onIt'>) => ({ seenTaker: onIt?.id ?? '' })

export function OnIt({ page, answer }: { page: MessagePage; answer: MessageAnswer | undefined }) {
  const { onIt } = page
  const form = { page, answer, fields: takerField(page), look: 'secondary' } as const
  if (!onIt) return <MessageForm {...form} intent="take" words={copy.onIt.take} />
  const who = (
    <span className="text-sm">
      <DeskState state={onIt.isOwn ? 'in_progress' : 'review'} words={copy.onIt.heading} />{' '}
      <MomentIn
        words={(until) => (onIt.isOwn ? copy.onIt.you(until) : copy.onIt.other(onIt.name, until))}
        at={onIt.until}
      />
    </span>
  )
  return onIt.isOwn ? (
    <MessageForm {...form} intent="let_go" words={copy.onIt.letGo} beside={who} />
  ) : (
    <MessageForm {...form} intent="take" words={copy.onIt.takeOver(onIt.name)} beside={who} />
  )
}

/** Says that the reader is on it, when they start typing and again while they go on; nothing if somebody else is. */
export function useTaking({ number, onIt }: MessagePage): () => void {
  const { submit } = useFetcher()
  const lastAt = useRef(-Infinity)
  return () => {
    const isTaken = onIt !== null && !onIt.isOwn
    if (isTaken || performance.now() - lastAt.current < AGAIN_MS) return
    lastAt.current = performance.now()
    const action = href('/admin-dashboard/inbox/:number', { number })
    void submit({ intent: 'take', seenTaker: '', isQuiet: 'yes' }, { method: 'post', action })
  }
}
