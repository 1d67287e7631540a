import { homeCopy } from '#app/copy/home.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

// The place of the wizard on the landing page.
export function SelectorSlot() {
  return (
    <div className="rounded-card border border-line bg-surface p-6 shadow-lg md:p-8">
      <LinkButton to="/bundleselector" isWide>
        <Icon name="search" />
        {homeCopy.findBundle}
      </LinkButton>
    </div>
  )
}
