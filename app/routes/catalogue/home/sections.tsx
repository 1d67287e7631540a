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
import { Section } from './section.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { getReviewLink } from '#app/layout/review-link.ts'

// Everything below the wizard, in the order of the specification (storefront rules §1); for search engines, who sells.
export function Sections({ countries }: { countries: number }) {
  return (
    <>
      <Organization />
      <Tiles countries={countries} />
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
    <section aria-labelledby="closing-heading" className="wrap py-[var(--section)]">
      <div className="grid justify-items-start gap-4 rounded-pass bg-solid p-6 text-on-solid md:p-14">
        <h2 id="closing-heading" className="text-5xl">
          {closingCopy.heading}
        </h2>
        <p className="max-w-xl text-lg">{closingCopy.text}</p>
        <a href="#bundle-selector" className="button button-secondary">
          {closingCopy.action}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </section>
  )
}

// The four packages as boarding passes; their prices are on the partner page.
function Affiliates() {
  return (
    <Section heading={affiliateCopy.heading} lead={affiliateCopy.lead} isTinted>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
        {affiliateCopy.tiers.map(({ name, kind, points }) => (
          <li key={name} className="grid content-start rounded-card border border-line bg-surface shadow-sm">
            <div className="grid gap-1 border-b-2 border-dashed border-line p-3 sm:p-5">
              <p className="text-sm font-semibold text-brand">{kind}</p>
              <h3 className="leading-snug sm:text-xl">{name}</h3>
            </div>
            <ul className="grid gap-2 p-3 max-sm:text-sm sm:p-5">
              {points.map((point) => (
                <li key={point} className="flex gap-1.5 sm:gap-2">
                  <Icon name="check" size={18} className="mt-0.5 text-success sm:mt-1" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/business')}>{affiliateCopy.start}</LinkButton>
        <LinkButton to={href('/business')} look="secondary">
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
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {copy.guarantees.map(({ icon, title, text, link, to }) => (
          <li key={to} className="grid content-start justify-items-start gap-2">
            <span className="tile-mark">
              <Icon name={icon} size={24} />
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">
              {text}
              {to === `${href('/terms')}#company` && company && ` ${copy.soldBy(company)}`}
            </p>
            <Link to={to} className="link py-1">
              {link}
            </Link>
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

type Mark = (typeof partnersCopy.kinds)[number]['mark']

// Kinds of partners, not actual ones: we show nobody's logo without their consent.
function Partners() {
  return (
    <Section heading={partnersCopy.heading} lead={partnersCopy.lead} isTinted>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-y-8 md:grid-cols-3 lg:grid-cols-5">
        {partnersCopy.kinds.map(({ mark, name, text }) => (
          <li key={mark} className="grid content-start justify-items-start gap-2">
            <PartnerMark mark={mark} />
            <h3>{name}</h3>
            <p className="text-muted max-md:text-sm">{text}</p>
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
      className="-ms-2 h-12 w-16 fill-none md:-ms-3 md:h-18 md:w-24 stroke-brand stroke-2"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={BACKGROUNDS[mark]} className="fill-soft/45 stroke-none" />
        <path d={LINES[mark]} />
      </g>
    </svg>
  )
}

const BACKGROUNDS: Record<Mark, string> = {
  network: 'M32 4a22 22 0 1 1 0 44a22 22 0 1 1 0-44',
  airport: 'M10 34h48v10H10z',
  agency: 'M10 16h44v28H10z',
  hotel: 'M14 8h26v36H14z',
  creator: 'M12 6h40v30H12z',
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
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-4">
        {storiesCopy.stories.map(({ trip, text }) => (
          <li key={trip}>
            <figure className="grid h-full content-between gap-3 rounded-card border border-line bg-surface p-4 shadow-sm lg:gap-6 lg:p-6">
              <blockquote>{text}</blockquote>
              <figcaption className="border-t border-dashed border-control pt-3 font-bold lg:pt-4">{trip}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="-mt-4 text-sm text-muted">{storiesCopy.note}</p>
      <Reviews />
    </Section>
  )
}

function Reviews() {
  const { brand } = useShell()
  return (
    <div className="grid items-center gap-x-10 gap-y-4 rounded-card border border-line bg-tint p-4 md:p-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h3 className="text-lg">{reviewsCopy.heading}</h3>
        <p className="max-w-2xl">{reviewsCopy.text}</p>
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
