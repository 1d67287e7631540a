import { Organization } from '#app/layout/organization.tsx'
import { Rally } from './rally.tsx'
import { Tiles } from './tiles.tsx'
import {
  closingCopy,
  affiliateCopy,
  guaranteesCopy as copy,
  howCopy,
  partnersCopy,
  reviewsCopy,
  storiesCopy,
} from '#app/copy/catalogue/home-sections.ts'
import { Icon } from '#app/ui/icon.tsx'
import { href, Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { FoldPart } from '#app/ui/fold-part.tsx'
import { Section } from './section.tsx'
import { oftenVisited } from '#app/features/wizard/destinations/often-visited.ts'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { countCountries } from '#shop/catalogue/bundle/zone-difference.ts'
import { useShell } from '#app/session/shell-data.ts'
import { getReviewLink } from '#app/layout/review-link.ts'

/** One line of a phone has room for no more. */
const MOST_PLACES = 3

// Everything below the wizard, in the order of the specification (storefront rules §1); for search engines, who sells.
export function Sections({ zones }: { zones: Zone[] }) {
  return (
    <>
      <Organization />
      <Tiles countries={countCountries(zones)} places={oftenVisited({ zones }).slice(0, MOST_PLACES)} />
      <Partners />
      <Stories />
      <Guarantees />
      <Rally />
      <HowItWorks />
      <Affiliates />
      <Closing />
    </>
  )
}

function Closing() {
  return (
    <section aria-labelledby="closing-heading" className="wrap py-4 md:py-[var(--section)]">
      <div className="grid justify-items-start gap-2 rounded-card bg-solid p-4 md:gap-4 md:rounded-pass text-on-solid md:p-14">
        <h2 id="closing-heading" className="text-2xl md:text-5xl">
          {closingCopy.heading}
        </h2>
        <p className="max-w-xl md:text-lg">{closingCopy.text}</p>
        <a href="#bundle-selector" className="button button-secondary">
          {closingCopy.action}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </section>
  )
}

// The four packages with what each brings; their prices are on the partner page.
function Affiliates() {
  return (
    <Section heading={affiliateCopy.heading} lead={affiliateCopy.lead} isTinted>
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {affiliateCopy.tiers.map(({ name, kind, points }) => (
          <li key={name} className="rounded-card border border-line bg-surface px-3 shadow-sm md:p-5">
            <FoldPart title={name}>
              <p className="text-sm font-semibold text-brand">{kind}</p>
              <ul className="grid gap-1 md:gap-2">
                {points.map((point) => (
                  <li key={point} className="flex gap-2">
                    <Icon name="check" size={18} className="mt-1 text-success" />
                    {point}
                  </li>
                ))}
              </ul>
            </FoldPart>
          </li>
        ))}
      </ul>
      <p className="flex gap-2 md:gap-3">
        <LinkButton to={href('/business')} isSmall>
          {affiliateCopy.start}
        </LinkButton>
        <LinkButton to={href('/business')} look="secondary" isSmall>
          {affiliateCopy.explore}
        </LinkButton>
      </p>
    </Section>
  )
}

// What happens if it doesn't work, how to withdraw, and who runs the shop.
function Guarantees() {
  const { brand } = useShell()
  const company = brand.company?.legalName
  return (
    <Section heading={copy.heading}>
      <ul className="grid gap-x-10 md:grid-cols-3 md:gap-y-6">
        {copy.guarantees.map(({ icon, title, text, link, to }) => (
          <li key={to} className="border-line max-md:border-b">
            <span className="tile-mark mb-2 max-md:hidden">
              <Icon name={icon} size={24} />
            </span>
            <FoldPart title={title}>
              <p className="text-muted">
                {text}
                {to === `${href('/terms')}#company` && company && ` ${copy.soldBy(company)}`}
              </p>
              <p>
                <Link to={to} className="link inline-block py-1">
                  {link}
                </Link>
              </p>
            </FoldPart>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const PICTURES = [
  // A pin on a map, a code in a frame, bars of a signal: 64 by 48.
  'M6 14l16-7 20 7 16-7v28l-16 7-20-7-16 7zM32 12a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z',
  'M10 12V6h8M46 6h8v6M54 36v6h-8M18 42h-8v-6M22 14h8v8h-8zM34 14h8v8h-8zM22 26h8v8h-8zM36 26v3M42 26v8h-6',
  'M12 42v-6M22 42V30M32 42V23M42 42V15M52 42V7',
]

function HowItWorks() {
  return (
    <Section heading={howCopy.heading}>
      <ol className="grid gap-1.5 md:grid-cols-3 md:gap-4">
        {howCopy.steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="grid content-start gap-x-4 gap-y-0 md:gap-y-1 rounded-card border border-line bg-surface px-3 shadow-sm max-md:grid-cols-[auto_1fr] md:gap-3 md:p-6"
          >
            <div className="flex items-center justify-between max-md:mt-1.5 max-md:items-start">
              <span className="display text-3xl text-brand md:text-5xl" aria-hidden="true">
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
            <FoldPart title={title}>
              <p className="text-muted">{text}</p>
            </FoldPart>
          </li>
        ))}
      </ol>
      <p>
        <Link to={href('/faq')} className="link inline-block py-2">
          {howCopy.guide}
        </Link>
      </p>
    </Section>
  )
}

type Mark = (typeof partnersCopy.kinds)[number]['mark']

// Kinds of partners, not actual ones: we show nobody's logo without their consent.
function Partners() {
  return (
    <Section heading={partnersCopy.heading} lead={partnersCopy.lead} isTinted>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 md:grid md:grid-cols-3 md:gap-y-8 lg:grid-cols-5">
        {partnersCopy.kinds.map(({ mark, name, text }) => (
          <li key={mark} className="grid content-start justify-items-start gap-1 md:gap-2">
            <PartnerMark mark={mark} />
            <h3 className="max-md:text-sm max-md:leading-snug">{name}</h3>
            <p className="text-muted max-md:sr-only">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PartnerMark({ mark }: { mark: Mark }) {
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      className="-ms-3 h-18 w-24 fill-none stroke-brand stroke-2 max-md:hidden"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={LINES[mark]} />
      </g>
    </svg>
  )
}

const LINES: Record<Mark, string> = {
  network:
    'M32 22v22M25 44h14M28 33h8M29 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M23 26a12 12 0 0 1 0-17M41 26a12 12 0 0 0 0-17M17 31a20 20 0 0 1 0-27M47 31a20 20 0 0 0 0-27',
  airport: 'M8 44h52M14 44V30h36v14M24 44v-7h16v7M28 30l2-14h4l2 14M25 16h14l-3-7h-8zM44 16l14-6M50 9l3 3',
  agency: 'M10 16h44v28H10zM24 16v-6h16v6M10 27h44M29 27v5h6v-5',
  hotel: 'M8 44h48M14 44V8h26v36M40 22h10v22M21 16h2M31 16h2M21 24h2M31 24h2M24 44v-9h6v9M45 30h1M45 37h1',
  creator: 'M12 6h40v30H34l-9 8v-8H12zM20 16h24M20 24h15',
}

// Sample stories, called that once, and the place where real reviews are.
function Stories() {
  return (
    <Section heading={storiesCopy.heading}>
      <ul className="grid gap-1.5 lg:grid-cols-3 lg:gap-4">
        {storiesCopy.stories.map(({ trip, text }) => (
          <li key={trip}>
            <figure className="h-full rounded-card border border-line bg-surface px-3 shadow-sm md:p-6">
              <FoldPart title={trip}>
                <blockquote>{text}</blockquote>
              </FoldPart>
            </figure>
          </li>
        ))}
      </ul>
      <p className="-mt-1 text-sm text-muted md:-mt-4">{storiesCopy.note}</p>
      <Reviews />
    </Section>
  )
}

function Reviews() {
  const { brand } = useShell()
  return (
    <div className="grid items-center gap-x-10 gap-y-1 rounded-card border border-line bg-tint p-3 md:gap-y-4 md:p-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h3 className="md:text-lg">{reviewsCopy.heading}</h3>
        <p className="max-w-2xl max-md:text-sm">{reviewsCopy.text}</p>
      </div>
      <div className="grid justify-items-start gap-1">
        <a href={getReviewLink(brand) ?? reviewsCopy.search(brand.name)} rel="noreferrer" className="link py-1">
          {reviewsCopy.link}
        </a>
        <p className="text-sm text-muted">{reviewsCopy.updated}</p>
      </div>
    </div>
  )
}
