import { reviewsCopy, storiesCopy } from '#app/copy/home-sections.ts'
import { useShell } from '#app/session/shell-data.ts'
import { reviewLinkOf } from './review-link.ts'
import { Section } from './section.tsx'

// Stories that say of themselves that they are samples, and the place where real reviews are.
export function Stories() {
  return (
    <Section heading={storiesCopy.heading} lead={storiesCopy.note}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {storiesCopy.stories.map(({ trip, text }) => (
          <li key={trip}>
            <figure className="grid h-full content-between gap-6 rounded-card border border-line bg-surface p-6 shadow-sm">
              <blockquote>{text}</blockquote>
              <figcaption className="grid gap-1 border-t border-dashed border-control pt-4">
                <span className="font-bold">{trip}</span>
                <span className="text-sm text-muted">{storiesCopy.tag}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Reviews />
    </Section>
  )
}

function Reviews() {
  const { brand } = useShell()
  return (
    <div className="grid items-center gap-x-10 gap-y-4 rounded-card border border-line bg-tint p-6 md:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h3 className="text-lg">{reviewsCopy.heading}</h3>
        <p className="max-w-2xl">{reviewsCopy.text}</p>
      </div>
      <div className="grid justify-items-start gap-1">
        <a href={reviewLinkOf(brand) ?? reviewsCopy.search(brand.name)} rel="noreferrer" className="link py-1">
          {reviewsCopy.link}
        </a>
        <p className="text-sm text-muted">{reviewsCopy.updated}</p>
      </div>
    </div>
  )
}
