import type { ICON_SHAPES } from './icon-shapes.ts'

export type IconName = keyof typeof ICON_SHAPES

// Icons are decoration: the text next to them, or the label of their button, carries the meaning.
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
