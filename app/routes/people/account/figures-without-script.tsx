import { useFiguresNowPath } from './esims/use-figures-now-path.ts'

// Without script, nothing loads the figures later, so this links to the page that has them.
export function FiguresWithoutScript({ isDrawn }: { isDrawn: boolean }) {
  const figuresNow = useFiguresNowPath()
  if (isDrawn) return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${figuresNow}`} />
    </noscript>
  )
}
