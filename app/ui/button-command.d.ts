// The invoker attributes of buttons are part of HTML; React passes them through but its types do not know them yet.
import type { HTMLAttributes } from 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
