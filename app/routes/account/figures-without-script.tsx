import { useFiguresNowPath } from './esims/use-figures-now-path.ts'

// Nobody will fetch the figures afterwards in a browser without script, so it asks for the page that holds them.
export function FiguresWithoutScript({ isDrawn }: { isDrawn: boolean }) {
  const figuresNow = useFiguresNowPath()
  if (isDrawn) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${figuresNow}`} />
    </noscript>
  )
}
