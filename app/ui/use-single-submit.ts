// A form that leaves for a new document is sent once: the second press would cancel the first answer and get its own.
import { useEffect, useRef, type FormEvent } from 'react'

export function useSingleSubmit(): (event: FormEvent) => void {
  const isSent = useRef(false)
  useEffect(() => {
    // A page that comes back from the browser's memory may be sent again.
    const comeBack = () => (isSent.current = false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return (event) => {
    if (isSent.current) event.preventDefault()
    isSent.current = true
  }
}
