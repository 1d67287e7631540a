import { landingCopy } from '#app/copy/delivery/landing.ts'

/** What to do after landing. It needs no connection, no script, and nothing of an order. */
export function LandingSteps() {
  return (
    <ol className="grid list-decimal gap-3 ps-5">
      {landingCopy.steps.map(({ title, text }) => (
        <li key={title}>
          <p className="font-semibold">{title}</p>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
