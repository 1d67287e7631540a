import { writeDate } from '#app/language/write-date.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'

// The server does not know the visitor's time zone, so it writes UTC and the browser its own.
export function ExpiryDate({ expiresAt }: { expiresAt: string }) {
  const isInBrowser = useInBrowser()
  const date = writeDate(new Date(expiresAt), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(isInBrowser ? {} : { timeZone: 'UTC' }),
  })
  return (
    <time dateTime={expiresAt} className="block text-xl font-bold">
      {date}
    </time>
  )
}
