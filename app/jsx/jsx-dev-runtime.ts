// The same while developing and in tests.
import { Fragment } from 'react'
import { jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { ownTexts, type Props } from './own-texts.ts'

export { Fragment }
export type { JSX } from './jsx-types.ts'

type Asked = Parameters<typeof reactJsxDev>

export function jsxDEV(
  type: Asked[0],
  props: Props,
  key: Asked[2],
  isStatic: boolean,
  source?: Asked[4],
  self?: unknown,
): ReturnType<typeof reactJsxDev> {
  ownTexts(type, props)
  return reactJsxDev(type, props, key, isStatic && Array.isArray(props.children), source, self)
}
