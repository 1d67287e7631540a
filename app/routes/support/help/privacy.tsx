import { privacyCopy as copy } from '#app/copy/site/privacy.ts'
import { retentionCopy } from '#app/copy/office/retention.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { LegalNote } from './legal-note.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Points, Reading, Section } from './reading.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'

export default function Privacy() {
  const { brand } = useShell()
  const sections = copy.sections(brand.name)
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <LegalNote />
        <PrintButton />
      </PageTop>
      <Reading chapters={sections}>
        {sections.map(({ id, title, text, points = [] }, at) => (
          <Section key={id} id={id} title={title} number={at + 1}>
            <div className="prose">
              {text.map((paragraph) => (
                <p key={paragraph}>{sentence(paragraph, [brand.name])}</p>
              ))}
              <Points points={points} />
            </div>
            {id === 'device' && <KeptThings />}
            {id === 'time' && <Periods />}
          </Section>
        ))}
      </Reading>
    </>
  )
}

function Periods() {
  return (
    <ul aria-label={retentionCopy.caption} className="grid gap-3">
      {retentionCopy.things.map(({ id, name, lasts }) => (
        <li
          key={id}
          className="grid gap-1 rounded-inner border border-line bg-surface p-4 md:grid-cols-[1fr_14rem] md:gap-6"
        >
          <span>{name}</span>
          <span className="text-muted">{lasts}</span>
        </li>
      ))}
    </ul>
  )
}

function KeptThings() {
  const { kept } = copy
  return (
    <div className="grid gap-3">
      <ul aria-label={kept.caption} className="grid gap-3">
        {kept.things.map(({ name, what, lasts }) => (
          <li
            key={what}
            className="grid gap-1 rounded-inner border border-line bg-surface p-4 md:grid-cols-[1fr_2fr_8rem] md:gap-6"
          >
            <code className="font-bold break-words">{name}</code>
            <span>{what}</span>
            <span className="text-muted">{lasts}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{kept.secure}</p>
    </div>
  )
}
