import { Link, href } from 'react-router'
import { legalCopy } from '#app/copy/site/legal.ts'
import { termsCopy as copy, type TermsSection } from '#app/copy/site/terms.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { LegalNote } from './legal-note.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Points, Reading, Section } from './reading.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'

export default function Terms() {
  const { brand } = useShell()
  const sections = copy.sections(brand.name)
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <p className="font-semibold">
          {copy.updated} <time dateTime="2025-03-05">{copy.updatedOn}</time>
        </p>
        <LegalNote />
        <PrintButton />
      </PageTop>
      <Reading chapters={sections}>
        {sections.map((section, at) => (
          <Clause key={section.id} section={section} number={at + 1} names={[brand.name]} />
        ))}
      </Reading>
    </>
  )
}

type ClauseProps = { section: TermsSection; number: number; names: string[] }

function Clause({ section, number, names }: ClauseProps) {
  const { id, title, plainly, text, points = [] } = section
  return (
    <Section id={id} title={title} number={number}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem] xl:gap-8">
        <div className="prose">
          {text.map((paragraph) => (
            <p key={paragraph}>{sentence(paragraph, names)}</p>
          ))}
          <Points points={points} />
          <ClauseLink id={id} />
        </div>
        <div className="plainly text-sm xl:order-last">
          <p className="font-bold">{legalCopy.plainly}</p>
          <p>{sentence(plainly, names)}</p>
        </div>
      </div>
    </Section>
  )
}

const links = (): Record<string, { to: string; label: string }> => ({
  withdrawal: { to: href('/withdraw'), label: copy.withdrawLink },
  delivery: { to: href('/devices'), label: copy.devicesLink },
  law: { to: href('/support'), label: copy.supportLink },
})

function ClauseLink({ id }: { id: string }) {
  const link = links()[id]
  if (!link) return null
  return (
    <p className="no-print">
      <Link to={link.to} className="link inline-block py-1">
        {link.label}
      </Link>
    </p>
  )
}
