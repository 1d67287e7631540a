// The form of every page. It is sent once at a time, and when the server cannot be reached it keeps what was typed,
// says so, and can be sent again.
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import {
  Form as RouterForm,
  useActionData,
  useLocation,
  useNavigate,
  useNavigation,
  useResolvedPath,
  type FetcherWithComponents,
} from 'react-router'
import { uiCopy } from '#app/copy/ui.ts'
import { noteSent } from './sent-forms.ts'

/** What a form needs to know of a fetcher, whatever its answers are. */
export type FormFetcher = Pick<FetcherWithComponents<unknown>, 'Form' | 'data' | 'state'>

export type FormProps = Omit<ComponentProps<typeof RouterForm>, 'action'> & {
  action?: string
  /** Sends the form beside the page, and its answer goes to this fetcher. */
  fetcher?: FormFetcher
  /** What is said when the server cannot be reached. */
  unsent?: string
  /** The form holds an `Unsent` of its own, where that sentence shall stand. */
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
  const isElsewhere = useResolvedPath(props.action ?? '.').pathname !== useLocation().pathname
  const { isLost, submit } = useSending({ ...props, isElsewhere, onUnsent }, fetcher)
  const method = props.method?.toLowerCase() ?? 'get'
  const Sent = fetcher?.Form ?? RouterForm
  const beside = !fetcher && isElsewhere && method !== 'get' ? { navigate: false } : {}
  return (
    <Sent {...props} {...beside} onSubmit={submit}>
      <UnsentContext value={isLost ? unsent : null}>
        {children}
        {!placesUnsent && <Unsent />}
      </UnsentContext>
    </Sent>
  )
}

/** The sentence of the form around it, once the form could not be sent. */
export function Unsent() {
  const message = useContext(UnsentContext)
  return message === null ? null : <Told message={message} />
}

// The focus stays on the button that was pressed; only when that is gone does the sentence take it.
function Told({ message }: { message: string }) {
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

type Sending = Pick<FormProps, 'method' | 'action' | 'onSubmit' | 'onUnsent'> & { isElsewhere: boolean }

function useSending({ method = 'get', action, isElsewhere, onSubmit, onUnsent }: Sending, fetcher?: FormFetcher) {
  const answered = useActionData<unknown>()
  const { state } = useNavigation()
  const isIdle = (fetcher?.state ?? state) === 'idle'
  const isUnderWay = useRef(false)
  const [isLost, setLost] = useState(false)
  const stay = useStay()
  useEffect(() => {
    if (isIdle) isUnderWay.current = false
  }, [isIdle])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A press that arrives while the one before it is on its way is that same press.
    if (isUnderWay.current && !isIdle) return event.preventDefault()
    onSubmit?.(event)
    if (event.defaultPrevented) return undefined
    const isSearch = method.toLowerCase() === 'get'
    // Without a line the router may not know yet the page that this form goes to, and would give up this one. A browser
    // that is wrong about its line sends at the second press.
    if (isElsewhere && !isSearch && !isLost && !navigator.onLine) {
      event.preventDefault()
      setLost(true)
      return onUnsent?.()
    }
    isUnderWay.current = true
    setLost(false)
    noteSent(method, action ?? window.location.href, {
      before: fetcher ? fetcher.data : answered,
      lose: () => {
        setLost(true)
        onUnsent?.()
        if (isSearch) stay()
      },
    })
    return undefined
  }
  return { isLost, submit }
}

// A search goes to another address. One that fails is called off by a step that needs no server: to a place in this page.
function useStay() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => void navigate({ pathname, search, hash: hash || '#main' }, { replace: true, preventScrollReset: true })
}
