import { reviewsCopy, storiesCopy } from '#app/copy/catalogue/home-sections.ts'
import { useShell } from '#app/session/shell-data.ts'
import { getReviewLink } from '#app/layout/review-link.ts'
import { Section } from './section.tsx'

// Sample stories, called that once, and the place where real reviews are.
export function Stories() {
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
