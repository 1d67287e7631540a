import { useShellIfLoaded } from '#app/session/shell-data.ts'

const Callout = import.meta.env.SSR ? (await import('#app/ui/callout.tsx')).Callout : null
const FlashFileLink = import.meta.env.SSR ? (await import('#app/session/flash-file-link.tsx')).FlashFileLink : null

// The previous page's message is a toast, or without script a text on the page. Browsers with script never use
// `noscript`, so they don't get its code.
export function ToldWithoutScript() {
  const flash = useShellIfLoaded()?.flash
  if (!flash) return null
  const { title, text, isBad, file } = flash
  return (
    <noscript>
      {Callout && (
        <div className="wrap pt-4">
          <Callout tone={isBad ? 'danger' : 'success'} title={file?.ready ?? title} role="status">
            {file && FlashFileLink ? <FlashFileLink file={file} /> : text}
          </Callout>
        </div>
      )}
    </noscript>
  )
}
