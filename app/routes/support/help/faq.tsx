import { pathHere } from '#app/language/address.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { useState } from 'react'
import { Link, useSearchParams, href } from 'react-router'
import { faqCopy as copy, type Question } from '#app/copy/support/faq.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { StructuredData } from '#app/layout/structured-data.tsx'
import { questionFacts } from '#app/layout/structured-facts.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Guide } from '#app/features/install-guide/guide.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import './reading.css'
import { plain } from '#app/format/plain.ts'

export default function Faq() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <StructuredData
        facts={questionFacts(copy.questions.map(({ question, answer }) => ({ question, answer: answer.join(' ') })))}
      />
      <PageTop title={copy.title} lead={copy.lead}>
        <p className="no-print flex flex-wrap gap-3">
          <LinkButton to={href('/devices')} look="secondary">
            {copy.devicesLink}
          </LinkButton>
          <PrintButton />
        </p>
      </PageTop>
      <div className="wrap grid gap-[var(--section)] pt-8 pb-16 md:pt-12">
        <Guide />
        <Questions />
        <Fixes />
        <section className="panel no-print flex flex-wrap items-center justify-between gap-4">
          <p className="text-lg font-semibold">{copy.contact}</p>
          <LinkButton to={href('/support')}>{copy.contactLink}</LinkButton>
        </section>
      </div>
    </>
  )
}

function Questions() {
  const [search] = useSearchParams()
  const [query, setQuery] = useState(textOf(search, 'q', 100))
  const found = findAnswers(query, copy.questions)

  return (
    <section aria-labelledby="questions-heading" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="questions-heading" className="text-3xl">
          {copy.questionsHeading}
        </h2>
        <search className="no-print w-full max-w-md">
          <form action={pathHere(`${href('/faq')}#questions-heading`)} className="flex items-end gap-2">
            <label className="grid min-w-0 flex-1 gap-1.5">
              <span className="text-sm font-semibold">{copy.search.label}</span>
              <input
                type="search"
                name="q"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                maxLength={100}
                className="field-input"
              />
            </label>
            <button className="button button-secondary button-icon search-button" aria-label={copy.search.button}>
              <Icon name="search" />
            </button>
          </form>
        </search>
      </div>
      <output className={query && found.length > 0 ? 'text-sm text-muted' : 'sr-only'}>
        {query && copy.search.found(found.length)}
      </output>
      {found.length === 0 ? (
        <p className="panel">
          {copy.search.none(query)}{' '}
          <Link to={href('/support')} className="link inline-block py-1">
            {copy.contactLink}
          </Link>
        </p>
      ) : (
        <div className="grid gap-3">
          {found.map((entry) => (
            <Entry key={entry.id} entry={entry} isOpen={query !== '' && found.length === 1} />
          ))}
        </div>
      )}
    </section>
  )
}

function Entry({ entry, isOpen }: { entry: Question; isOpen: boolean }) {
  return (
    <Disclosure open={isOpen || undefined} title={<h3 className="text-lg">{entry.question}</h3>} className="panel py-2">
      {/* The address leads into the answer, because that is what makes a browser open it. */}
      <div id={entry.id} className="prose scroll-mt-40 pb-3">
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Disclosure>
  )
}

function Fixes() {
  return (
    <section id="no-internet" aria-labelledby="fix-heading" className="grid gap-5">
      <h2 id="fix-heading" className="text-3xl">
        {copy.fixHeading}
      </h2>
      <p className="max-w-2xl text-lg text-muted">{copy.fixLead}</p>
      <ol className="fixes">
        {copy.fixes.map(({ title, text }) => (
          <li key={title}>
            <h3 className="font-bold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="no-print">
        <LinkButton to={href('/esim-status')} look="secondary">
          {copy.statusLink}
        </LinkButton>
      </p>
    </section>
  )
}

// Which questions match a search: every word must occur in the question or its answer.
export function findAnswers(query: string, questions: readonly Question[]): Question[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = plain([question, ...answer].join(' '))
    return words.every((word) => text.includes(word))
  })
}
