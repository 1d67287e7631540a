import { href } from 'react-router'
import { accessibilityCopy as copy } from '#app/copy/site/accessibility.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Points, Reading, Section } from './reading.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'

export default function Accessibility() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <PrintButton />
      </PageTop>
      <Reading chapters={copy.sections}>
        {copy.sections.map(({ id, title, text, points }, at) => (
          <Section key={id} id={id} title={title} number={at + 1}>
            <div className="prose">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Points points={points} />
            </div>
            {id === 'contact' && (
              <p className="no-print">
                <LinkButton to={href('/support')} look="secondary">
                  {copy.support}
                </LinkButton>
              </p>
            )}
          </Section>
        ))}
      </Reading>
    </>
  )
}
