// The sizes of the shop's icon and where each is; apart from what draws it, which is loaded with the first one.
export const ICON_SIZES = [192, 512] as const

export const iconPath = (size: number): string => `/icons/icon-${size}.png`
