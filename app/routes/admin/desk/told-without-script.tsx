import { flashCopy } from '#app/copy/flash.ts'
import { useShellIfLoaded } from '#app/session/shell-data.ts'
import { Callout } from '#app/ui/callout.tsx'

// What the page before left to be said is a toast; without script it stands on the page.
export function ToldWithoutScript() {
  const flash = useShellIfLoaded()?.flash
  if (!flash) return null
  const { title, isBad } = flashCopy[flash.text]
  return (
    <noscript>
      <Callout tone={isBad ? 'danger' : 'success'} role="status">
        {title}
      </Callout>
    </noscript>
  )
}
