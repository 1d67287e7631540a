import { printCopy } from '#app/copy/site/ui.ts'
import { Button } from './button.tsx'

export function PrintButton() {
  return (
    <span className="needs-script no-print">
      <Button look="secondary" onClick={() => print()}>
        {printCopy.print}
      </Button>
    </span>
  )
}
