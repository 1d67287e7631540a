// The form of every page. It is sent once at a time, and when the server cannot be reached it keeps what was typed,
// says so, and can be sent again.
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import {
  Form as RouterForm,
  useActionData,
  useFetcher,
  useLocation,
  useNavigate,
  useNavigation,
  useResolvedPath,
  useSubmit,
  type FetcherWithComponents,
  type SubmitTarget,
} from 'react-router'
import { uiCopy } from '#app/copy/site/ui.ts'
import { noteSent } from './sent-forms.ts'
import { useWayTo } from './use-way-to.ts'

/** What a form needs to know of a fetcher, whatever its answers are. */
export type FormFetcher = Pick<FetcherWithComponents<unknown>, 'Form' | 'data' | 'state'> & {
  send: (target: SubmitTarget, how: { replace?: boolean; preventScrollReset?: boolean }) => Promise<void>
}

/** What the router's form takes that this one doesn't hand on. */
type NotOurs =
  | 'action'
  | 'defaultShouldRevalidate'
  | 'fetcherKey'
  | 'navigate'
  | 'relative'
  | 'reloadDocument'
  | 'state'
  | 'viewTransition'

export type FormProps = Omit<ComponentProps<typeof RouterForm>, NotOurs> & {
  action?: string
  /** Sends the form beside the page, and its answer goes to this fetcher. */
  fetcher?: FormFetcher
  /** The text if the server can't be reached. */
  unsent?: string
  /** The form contains its own `Unsent`, where that text should appear. */
  placesUnsent?: boolean
  /** Makes the form visible again, if it was put away when it was sent. */
  onUnsent?: () => void
}

const UnsentContext = createContext<string | null>(null)

export function Form({
  fetcher,
  unsent = uiCopy.unsent,
  placesUnsent = false,
  onUnsent,
  children,
  ...props
}: FormProps) {
  // A page of its own has no answer to show here, so the form is sent beside this page.
  const { pathname } = useResolvedPath(props.action ?? '.')
  const isElsewhere = pathname !== useLocation().pathname
  const method = props.method?.toLowerCase() ?? 'get'
  const isBeside = !fetcher && isElsewhere && method !== 'get'
  const sender = useSender(fetcher, isBeside)
  const { isLost, isAsking, submit } = useSending({ ...props, goesTo: pathname, onUnsent }, sender, fetcher)
  return (
    <sender.Form {...props} onSubmit={submit} aria-busy={isAsking || undefined}>
      <UnsentContext value={isLost ? unsent : null}>
        {children}
        {!placesUnsent && <Unsent />}
      </UnsentContext>
    </sender.Form>
  )
}

/** The sentence of the form around it, once the form could not be sent. */
export function Unsent() {
  const message = useContext(UnsentContext)
  return message === null ? null : <UnsentNotice message={message} />
}

// The focus stays on the pressed button; the text gets it only if the button is gone.
function UnsentNotice({ message }: { message: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [isIdle])
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-inner border border-danger bg-danger-tint p-4 font-semibold text-danger"
    >
      {uiCopy.errorLead}
      {message}
    </p>
  )
}

/** What sends the form: the page's own navigation, or a fetcher beside it. */
type Sender = Pick<FormFetcher, 'Form' | 'state' | 'send'>

function useSender(fetcher: FormFetcher | undefined, isBeside: boolean): Sender {
  const own = useFetcher()
  const page = { Form: RouterForm, state: useNavigation().state, send: useSubmit() }
  return fetcher ?? (isBeside ? { ...own, send: own.submit } : page)
}

/** `goesTo` is the page that the form is sent to. */
type Submission = Pick<FormProps, 'method' | 'action' | 'replace' | 'preventScrollReset' | 'onSubmit' | 'onUnsent'> & {
  goesTo: string
}

function useSending(
  { method = 'get', action, goesTo, replace, preventScrollReset, onSubmit, onUnsent }: Submission,
  { state, send }: Sender,
  fetcher?: FormFetcher,
) {
  const answered = useActionData<unknown>()
  const isIdle = state === 'idle'
  const press = useRef<'none' | 'on its way' | 'done'>('none')
  const [isLost, setLost] = useState(false)
  const { isLoaded, isOpen, noteLoaded } = useWayTo()
  const [isAsking, setAsking] = useState(false)
  /** Whether the shop is being asked, or has just answered, before the form goes to a page that is not loaded. */
  const way = useRef<'asked' | 'open' | null>(null)
  const stay = useStay()
  // Another form of the page may be on its way to the same address, and keeps this one from nothing.
  useEffect(() => {
    if (isIdle) press.current = 'none'
  }, [isIdle])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A press that arrives while the one before it is on its way is that same press. The page shows later than the
    // router knows that something is sent, and keeps showing it while the browser leaves for another site.
    if (press.current === 'on its way' || (press.current === 'done' && !isIdle)) return event.preventDefault()
    const isSearch = method.toLowerCase() === 'get'
    // The form sees the press that submits it, and no other: whatever it clears then has already been read.
    if (!isSearch && way.current !== 'open' && !isLoaded(goesTo)) {
      event.preventDefault()
      return void sendOnceOpen(goesTo, event.currentTarget, event.nativeEvent.submitter)
    }
    onSubmit?.(event)
    if (event.defaultPrevented) return undefined
    // The router's form would send the same, but doesn't tell when that is done.
    event.preventDefault()
    let arrives = true
    setLost(false)
    noteSent(method, action ?? window.location.href, {
      before: fetcher ? fetcher.data : answered,
      lose: () => {
        arrives = false
        setLost(true)
        onUnsent?.()
        if (isSearch) stay()
      },
    })
    return void sendNow(pressedIn(event)).then(() => arrives && noteLoaded(goesTo))
  }

  async function sendNow(target: SubmitTarget) {
    press.current = 'on its way'
    try {
      await send(target, { replace, preventScrollReset })
    } finally {
      press.current = 'done'
    }
  }

  async function sendOnceOpen(pathname: string, form: HTMLFormElement, submitter: HTMLElement | null) {
    if (way.current === 'asked') return
    way.current = 'asked'
    setAsking(true)
    const isOpenNow = await isOpen(pathname)
    setAsking(false)
    way.current = null
    if (!isOpenNow) {
      setLost(true)
      return onUnsent?.()
    }
    // Somebody who left the page meanwhile sends nothing.
    if (!form.isConnected) return undefined
    way.current = 'open'
    try {
      return form.requestSubmit(submitter?.isConnected ? submitter : null)
    } finally {
      way.current = null
    }
  }
  return { isLost, isAsking, submit }
}

/** The pressed button, which may have a value and an address of its own; else the form. */
function pressedIn({ currentTarget, nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) {
  const isPressed = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
  return isPressed ? submitter : currentTarget
}

// A search goes to another address. One that fails is called off by a step that needs no server: to a place in this page.
function useStay() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => void navigate({ pathname, search, hash: hash || '#main' }, { replace: true, preventScrollReset: true })
}
