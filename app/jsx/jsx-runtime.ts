// What JSX is compiled to: React's own functions, with each text in an element of its own.
import { Fragment } from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { ownTexts, type Props } from './own-texts.ts'

export { Fragment }
export type { JSX } from './jsx-types.ts'

type JsxParameters = Parameters<typeof reactJsx>

export function jsx(type: JsxParameters[0], props: Props, key?: JsxParameters[2]): ReturnType<typeof reactJsx> {
  ownTexts(type, props)
  return reactJsx(type, props, key)
}

export function jsxs(type: JsxParameters[0], props: Props, key?: JsxParameters[2]): ReturnType<typeof reactJsx> {
  ownTexts(type, props)
  return Array.isArray(props.children) ? reactJsxs(type, props, key) : reactJsx(type, props, key)
}
