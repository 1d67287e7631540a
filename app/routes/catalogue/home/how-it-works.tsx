import { href } from 'react-router'
import { howCopy } from '#app/copy/catalogue/home-sections.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

const PICTURES = [
  // A pin on a map, a code in a frame, bars of a signal: 64 by 48.
  'M6 14l16-7 20 7 16-7v28l-16 7-20-7-16 7zM32 12a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z',
  'M10 12V6h8M46 6h8v6M54 36v6h-8M18 42h-8v-6M22 14h8v8h-8zM34 14h8v8h-8zM22 26h8v8h-8zM36 26v3M42 26v8h-6',
  'M12 42v-6M22 42V30M32 42V23M42 42V15M52 42V7',
]

export function HowItWorks() {
  return (
    <Section heading={howCopy.heading}>
      <ol className="grid gap-3 md:grid-cols-3 md:gap-4">
        {howCopy.steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="grid content-start gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 shadow-sm max-md:grid-cols-[auto_1fr] md:gap-3 md:p-6"
          >
            <div className="flex items-center justify-between max-md:row-span-2 max-md:items-start">
              <span className="display text-5xl text-brand" aria-hidden="true">
                {at + 1}
              </span>
              <svg
                viewBox="0 0 64 48"
                aria-hidden="true"
                className="h-12 w-16 fill-none max-md:hidden stroke-brand stroke-[2.5]"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={PICTURES[at]} />
              </svg>
            </div>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <LinkButton to={href('/faq')} look="secondary">
          {howCopy.guide}
        </LinkButton>
      </p>
    </Section>
  )
}
