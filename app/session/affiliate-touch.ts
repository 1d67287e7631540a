// The affiliate link or code that this browser used last, remembered for its next orders.
import { z } from 'zod'
import type { Touch } from '#shop/sales/affiliate/find-affiliate.ts'
import { cookiesContext } from './cookies.ts'
import type { Context } from './visitor.ts'

const kept = z.object({ code: z.string().min(1).max(40), at: z.iso.datetime() })

export async function readTouch(request: Request, context: Context): Promise<Touch | null> {
  const parsed = kept.safeParse(await context.get(cookiesContext).affiliate.parse(request.headers.get('cookie')))
  return parsed.success ? { code: parsed.data.code, at: new Date(parsed.data.at) } : null
}

export const writeTouch = ({ code, at }: Touch, context: Context): Promise<string> =>
  context.get(cookiesContext).affiliate.serialize({ code, at: at.toISOString() })

/** The cookies of an order placed with an affiliate code, which counts for the next ones too. */
export const keepTouch = async (touch: Touch | null, context: Context): Promise<string[]> =>
  touch ? [await writeTouch(touch, context)] : []
