import { apiTestCopy as copy } from '#app/copy/office/api-test.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { toCurl, prettyText, type ConsoleResult } from './console/console-answer.ts'

// What the network answered, the newest on top; read out as it comes.
export function ConsoleResults({ results, onClear }: { results: ConsoleResult[]; onClear: () => void }) {
  return (
    <section aria-labelledby="results-heading" className="staff-card staff-results">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="results-heading" tabIndex={-1} className="text-2xl">
          {copy.results}
        </h2>
        {results.length > 1 && (
          <Button look="quiet" isSmall onClick={onClear}>
            {copy.clear}
          </Button>
        )}
      </div>
      {results.length === 0 && <p className="text-muted">{copy.noResults}</p>}
      <div role="log" aria-labelledby="results-heading" aria-live="off">
        <ol className="grid gap-4">
          {results.map((result, index) => (
            <li key={result.id}>
              <Result result={result} isNewest={index === 0} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Result({ result, isNewest }: { result: ConsoleResult; isNewest: boolean }) {
  const { endpoint, answer, at } = result
  const { method, path, requestBody, status, durationMs, isCut } = answer
  const text = prettyText(answer.text)
  return (
    <details open={isNewest} className="staff-result" data-outcome={status < 400 ? 'good' : 'bad'}>
      <summary>
        <span className="staff-result-name">{copy.labels[endpoint]}</span>
        <span className="staff-result-facts">
          <span className="staff-status">
            <Icon name={status < 400 ? 'check' : 'warning'} size={16} />
            {copy.status(status)}
          </span>
          <span>{copy.duration(durationMs)}</span>
          <Moment at={at} look="second" />
        </span>
        <Icon name="chevron-down" className="staff-result-mark" />
      </summary>
      <div className="grid gap-3 p-4 pt-0">
        <p className="staff-path">
          <span className="staff-method" data-method={method}>
            {method}
          </span>{' '}
          <code>{path}</code>
        </p>
        {requestBody && <CodeBlock label={copy.request} text={prettyText(requestBody)} copyLabel={copy.copyRequest} />}
        <CodeBlock label={copy.answer} text={text || copy.empty} copyLabel={copy.copyAnswer} />
        {isCut && <p className="text-sm text-muted">{copy.cut}</p>}
        <div>
          <CopyButton text={toCurl(answer)} label={copy.copyCurl} isSmall />
        </div>
      </div>
    </details>
  )
}

// A long text scrolls inside; the button in it lets the keyboard do so, too.
export function CodeBlock({ label, text, copyLabel }: { label: string; text: string; copyLabel?: string }) {
  return (
    <div className="staff-code">
      <pre aria-label={label}>{text}</pre>
      <CopyButton text={text} label={copyLabel} look="quiet" isSmall />
    </div>
  )
}
