// 'Am I connected?': what the network sees, on demand, and the questions that find out why there is no internet.
import { countryName } from '#app/language/formats.ts'
import { useEffect, useRef } from 'react'
import { useActionData, useLocation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { connectionCopy as copy } from '#app/copy/delivery/connection.ts'
import { CONNECTION_QUESTIONS, type ConnectionQuestion } from '#app/features/connection-check/questions.ts'
import { Button } from '#app/ui/button.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import type { ConnectionAnswers } from '#app/features/connection-check/connection.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import type { InstallAnswer } from './install-page.ts'
import type { StartRule } from '#values/network-package.ts'
import { LiveReport } from './live-report.tsx'

/** The page lists all of them; a question names a few. */
const NAMED_AT_MOST = 3
const NO_ANSWERS: ConnectionAnswers = {}

type ConnectionCheckProps = { coverage: Coverage; startsAt: StartRule | null; lineName: string }

export function ConnectionCheck({ coverage, startsAt, lineName }: ConnectionCheckProps) {
  const fetcher = useFetcher<InstallAnswer>()
  const posted = useActionData<InstallAnswer>()
  const { search } = useLocation()
  const answer = [fetcher.data, posted].find((given) => given?.intent === 'check')
  const report = answer?.intent === 'check' ? answer : null
  const heading = useLedTo(fetcher.data)
  const { picked, others } = coverage
  const named = picked.length > 0 ? picked : others.slice(0, NAMED_AT_MOST)
  const covered = copy.covered(named.map(countryName), picked.length + others.length - named.length)

  return (
    <FoldCard
      id="connected"
      title={copy.heading}
      isOpen={report !== null}
      isFoldedAlways
      className="install-connection no-print"
    >
      <p className="max-w-[var(--measure)]">{copy.lead}</p>
      <Form fetcher={fetcher} method="post" action={`/install${search}#connected`} className="grid gap-6">
        <input type="hidden" name="network" value={report?.live?.status ?? ''} />
        {report && <LiveReport startsAt={startsAt} report={report} heading={heading} />}
        <p>
          <Button
            type="submit"
            name="intent"
            value="check"
            pending={fetcher.state !== 'idle'}
            pendingText={copy.checking}
          >
            <Icon name="signal" size={18} />
            {copy.check}
          </Button>
        </p>
        <div className="grid gap-4">
          <h3 className="text-xl">{copy.legend}</h3>
          <ol className="install-questions">
            {CONNECTION_QUESTIONS.map((question) => (
              <Question
                key={question}
                name={question}
                ask={copy.questions[question].ask(lineName, covered)}
                lineName={lineName}
                answers={posted?.intent === 'check' ? posted.answers : NO_ANSWERS}
              />
            ))}
            <li className="install-question install-last">
              <p className="font-bold">{copy.support.heading}</p>
              <p>{copy.support.text}</p>
              <p>
                <button type="submit" name="intent" value="support" className="button button-secondary">
                  <span className="button-label">{copy.support.button}</span>
                </button>
              </p>
            </li>
          </ol>
        </div>
      </Form>
    </FoldCard>
  )
}

type QuestionProps = { name: ConnectionQuestion; ask: string; lineName: string; answers: ConnectionAnswers }

// The next question waits for a yes, and a no shows what to do: the style sheet alone sees to both.
function Question({ name, ask, lineName, answers }: QuestionProps) {
  return (
    <li className="install-question">
      <fieldset>
        <legend className="mb-3 font-bold">{sentence(ask, [lineName])}</legend>
        <div className="flex gap-3">
          {(['yes', 'no'] as const).map((value) => (
            <label key={value} className="install-answer">
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={answers[name] === value}
                autoComplete="off"
                className="sr-only"
              />
              {copy[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="install-fix" role="note">
        <strong>{copy.fixLead}</strong>
        {copy.questions[name].fix}
      </p>
    </li>
  )
}

// What was asked for takes the focus; without script the page comes anew and is read from there.
function useLedTo(answer: InstallAnswer | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer?.intent === 'check') heading.current?.focus()
  }, [answer])
  return heading
}
