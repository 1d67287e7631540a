import { partnersCopy } from '#app/copy/catalogue/home-sections.ts'
import { Section } from './section.tsx'

type Mark = (typeof partnersCopy.kinds)[number]['mark']

// Kinds of partners, not actual ones: we show nobody's logo without their consent.
export function Partners() {
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
