// The shapes of all icons, once per page. Only the server has them: the browser keeps those it was sent.
import { useState } from 'react'
import { ICON_SHAPES } from './icon-shapes.ts'

const SHEET_ID = 'icons'
const DRAWN = import.meta.env.SSR
  ? Object.entries(ICON_SHAPES)
      .map(([name, shapes]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
      .join('')
  : null

export function IconSheet() {
  const [symbols] = useState(() => DRAWN ?? document.getElementById(SHEET_ID)?.innerHTML ?? '')
  return <svg id={SHEET_ID} className="hidden" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: symbols }} />
}
