import { useShellIfLoaded } from '#app/session/shell-data.ts'

const Callout = import.meta.env.SSR ? (await import('#app/ui/callout.tsx')).Callout : null

// The previous page's message is a toast, or without script a text on the page. Browsers with script never use
// `noscript`, so they don't get its code.
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
