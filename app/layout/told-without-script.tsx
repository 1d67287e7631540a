import { useShellIfLoaded } from '#app/session/shell-data.ts'

const Callout = import.meta.env.SSR ? (await import('#app/ui/callout.tsx')).Callout : null

// What the page before left to be said is a toast; without script it stands on the page. A browser with script never
// looks inside `noscript`, so it is not sent the code for it.
export function ToldWithoutScript() {
  const flash = useShellIfLoaded()?.flash
  if (!flash) return null
  const { title, text, isBad } = flash
  return (
    <noscript>
      {Callout && (
        <div className="wrap pt-4">
          <Callout tone={isBad ? 'danger' : 'success'} title={title} role="status">
            {text}
          </Callout>
        </div>
      )}
    </noscript>
  )
}
