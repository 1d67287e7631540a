import { uiCopy } from '#app/copy/ui.ts'
import { Button } from './button.tsx'

export function PrintButton() {
  return (
    <span className="needs-script no-print">
      <Button look="secondary" onClick={() => print()}>
        {uiCopy.print}
      </Button>
    </span>
  )
}
