import { sentence } from '#app/ui/verbatim.tsx'
import { labelLines, type LabeledBundle } from './label-lines.ts'

// Names of networks are names: a browser that translates the page leaves them alone.
export function BundleLabel({ bundle }: { bundle: LabeledBundle }) {
  const names = Object.values(bundle.operators ?? {}).flatMap((each) => each.map(({ name }) => name))
  return (
    <dl className="figures grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1 text-sm">
      {labelLines(bundle).flatMap(({ name, texts }) => [
        <dt key={name} className="text-muted">
          {name}
        </dt>,
        <dd key={`${name} told`} className="min-w-0 wrap-anywhere">
          {texts.map((text) => (
            <span key={text} className="block">
              {sentence(text, names)}
            </span>
          ))}
        </dd>,
      ])}
    </dl>
  )
}
