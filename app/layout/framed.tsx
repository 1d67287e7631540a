// A page in the frame that its data is for: that of those who work for the shop, or the shop's own.
import type { ReactNode } from 'react'
import { useDeskIfLoaded, useShopIfLoaded } from '#app/session/shell-data.ts'
import { DeskFrame } from './desk-frame.tsx'
import { ShopFrame } from './shop-frame.tsx'

export function Framed({ children }: { children: ReactNode }) {
  const shop = useShopIfLoaded()
  const desk = useDeskIfLoaded()
  if (desk) return <DeskFrame desk={desk}>{children}</DeskFrame>
  return shop ? <ShopFrame>{children}</ShopFrame> : <>{children}</>
}
