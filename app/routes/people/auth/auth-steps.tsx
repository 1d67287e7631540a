// The current step of a form with several steps.
export function AuthSteps({ names, at, label }: { names: readonly string[]; at: number; label: string }) {
  return (
    <ol className="auth-steps" aria-label={label}>
      {names.map((name, index) => (
        <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
