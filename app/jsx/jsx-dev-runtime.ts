// The same while developing and in tests.
import { Fragment } from 'react'
import { jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { ownTexts, type Props } from './own-texts.ts'

export { Fragment }
export type { JSX } from './jsx-types.ts'

type JsxParameters = Parameters<typeof reactJsxDev>

export function jsxDEV(
  type: JsxParameters[0],
  props: Props,
  key: JsxParameters[2],
  isStatic: boolean,
  source?: JsxParameters[4],
  self?: unknown,
): ReturnType<typeof reactJsxDev> {
  ownTexts(type, props)
  return reactJsxDev(type, props, key, isStatic && Array.isArray(props.children), source, self)
}
