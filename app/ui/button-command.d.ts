// The invoker attributes of buttons are part of HTML; React passes them through but its types do not know them yet.
import 'react'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
