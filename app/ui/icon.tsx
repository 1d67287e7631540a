import {
  ArrowRight,
  CalendarDays,
  Check,
  ChevronDown,
  Copy,
  Globe,
  Languages,
  Lock,
  Menu,
  Minus,
  Pencil,
  Plane,
  Plus,
  RefreshCw,
  Search,
  ShieldCheck,
  ShoppingBag,
  Signal,
  Info,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react'

const ICONS = {
  'arrow-right': ArrowRight,
  calendar: CalendarDays,
  cart: ShoppingBag,
  check: Check,
  'chevron-down': ChevronDown,
  close: X,
  copy: Copy,
  globe: Globe,
  info: Info,
  languages: Languages,
  lock: Lock,
  menu: Menu,
  minus: Minus,
  pencil: Pencil,
  plane: Plane,
  plus: Plus,
  refresh: RefreshCw,
  search: Search,
  shield: ShieldCheck,
  signal: Signal,
  trash: Trash2,
  warning: TriangleAlert,
} as const

export type IconName = keyof typeof ICONS

// Icons are decoration: the words beside them, or the label of their button, carry the meaning.
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) {
  const Shape = ICONS[name]
  return <Shape size={size} strokeWidth={2} aria-hidden="true" className={`shrink-0 ${className}`} />
}
