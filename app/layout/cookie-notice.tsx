// What a visitor reads whose cookies get lost on the way.
import { Callout } from '#app/ui/callout.tsx'

export const CookieNotice = ({ title, text }: { title: string; text: string }) => (
  <div className="wrap pt-4">
    <Callout tone="warning" role="alert" title={title}>
      {text}
    </Callout>
  </div>
)
