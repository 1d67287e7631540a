// The social profiles of a brand as its form shows them: one per line, a name before the address where it needs one.
import { cutText } from '#values/text/cut-text.ts'

type Link = { label: string; href: string }

/** 'https://www.instagram.com/wander' is called Instagram; 'Our blog https://…' keeps the name that it was given. */
export function linksOfText(text: string): Link[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/)
    const href = words.pop()
    return href ? [{ label: words.join(' ') || nameOf(href), href }] : []
  })
}

export function textOfLinks(links: unknown): string {
  const known = Array.isArray(links) ? links.filter(isLink) : []
  return known.map(({ label, href }) => (label === nameOf(href) ? href : `${label} ${href}`)).join('\n')
}

/** Sites whose name is not their host's with a capital letter. */
const NAMES: Record<string, string> = { linkedin: 'LinkedIn', youtube: 'YouTube', tiktok: 'TikTok', github: 'GitHub' }

// What cannot be read as an address is refused by the shop, whatever its name.
function nameOf(href: string): string {
  if (!URL.canParse(href)) return cutText(href, 40)
  const parts = new URL(href).hostname.split('.')
  const name = parts.at(-2) ?? parts[0] ?? ''
  return (NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)) || cutText(href, 40)
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string'
