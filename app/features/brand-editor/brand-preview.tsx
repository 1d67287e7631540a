import type { CSSProperties, ReactNode } from 'react'
import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { getInitial } from '#shop/people/brand/brand.ts'
import type { ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import type { BrandLooks } from './brand-looks.ts'
import type { BrandPage } from './brand-page.ts'

const copy = brandSettingsCopy.preview

type PreviewWords = { name: string; heroText: string; tagline: string; logo: string | null }

type PreviewContent = { words: PreviewWords; pass: BrandPage['pass'] }

// What the colors, words and logo make of the shop and of its emails; nothing in it can be pressed.
export function BrandPreview({ looks, ...shown }: PreviewContent & { looks: BrandLooks }) {
  const { theme, other, contrasts, repairs } = looks
  const { words } = shown
  return (
    <>
      <Panel title={copy.shop} theme={theme}>
        <Shop {...shown} />
      </Panel>
      <div className="brand-mails">
        <Panel title={copy.mailLight} theme={theme}>
          <MailCard words={words} />
        </Panel>
        <Panel title={copy.mailDark} theme={theme} isNight>
          <MailCard words={words} />
        </Panel>
      </div>
      <section aria-labelledby="brand-repairs">
        <h3 id="brand-repairs" className="text-xl">
          {copy.repaired}
        </h3>
        {repairs.length === 0 ? (
          <p className="pt-1 text-muted">{copy.nothingRepaired}</p>
        ) : (
          <ul className="brand-repairs">
            {repairs.map(({ use, color, wanted, used }) => (
              <li key={use}>
                <Swatch color={wanted} />
                <Icon name="arrow-right" size={16} />
                <Swatch color={used} />
                <span>{copy.repair(copy.uses[use], color, wanted, used)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="brand-ratios">
        <h3 id="brand-ratios" className="text-xl">
          {copy.ratios}
        </h3>
        <dl className="brand-ratios">
          {contrasts.map(({ pair, ratio, least }) => (
            <div key={pair}>
              <dt>{copy.pairs[pair]}</dt>
              <dd>
                <span className="font-bold figures">{copy.ratio(ratio)}</span>{' '}
                <span className="text-sm text-muted">{copy.least(least)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Disclosure title={copy.other[other.scheme]} className="card-part">
        <Panel title={copy.other[other.scheme]} theme={other} isNamed={false}>
          <Shop {...shown} />
        </Panel>
      </Disclosure>
    </>
  )
}

export const Swatch = ({ color }: { color: string }) => (
  <span className="brand-swatch" style={{ background: color }} aria-hidden="true" />
)

type PanelProps = { title: string; theme: ThemeTokens; isNight?: boolean; isNamed?: boolean; children: ReactNode }

function Panel({ title, theme, isNight, isNamed = true, children }: PanelProps) {
  return (
    <figure className="brand-figure">
      {isNamed && <figcaption className="text-sm text-muted">{title}</figcaption>}
      <div className="brand-panel" data-night={isNight || undefined} style={variablesOf(theme)} inert>
        {children}
      </div>
    </figure>
  )
}

// The theme's variables on one element: everything inside wears them.
function variablesOf({ scheme, ...tones }: ThemeTokens): CSSProperties {
  const variables = Object.entries(tones).map(([name, tone]) => [
    `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    tone,
  ])
  return { colorScheme: scheme, ...Object.fromEntries(variables) }
}

function Shop({ words: { name, heroText, tagline, logo }, pass }: PreviewContent) {
  return (
    <>
      <div className="brand-header">
        {logo ? (
          <img src={logo} alt="" width={36} height={36} className="size-9 rounded-control" />
        ) : (
          <span className="brand-initial" aria-hidden="true">
            {getInitial({ name })}
          </span>
        )}
        <span translate="no" className="display min-w-0 text-xl [overflow-wrap:anywhere]">
          {name}
        </span>
        <span className="button button-secondary button-small ms-auto">{copy.status}</span>
      </div>
      <div className="brand-body">
        <p className="display text-3xl [overflow-wrap:anywhere]">{heroText}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{tagline}</p>
        <p>
          {copy.body} <span className="link">{copy.link}</span> <span className="text-muted">{copy.muted}</span>
        </p>
        <p className="flex flex-wrap gap-3">
          <span className="button button-primary">{copy.button}</span>
          <span className="button button-secondary">{copy.second}</span>
        </p>
        <Pass {...pass} brandName={name} />
      </div>
    </>
  )
}

function MailCard({ words: { name } }: { words: PreviewWords }) {
  return (
    <div className="brand-mail">
      <p translate="no" className="brand-mail-name">
        {name}
      </p>
      <p className="display text-2xl">{copy.mailHeading}</p>
      <p>{copy.mailText}</p>
      <p>
        <span className="brand-mail-button">{copy.mailButton}</span>
      </p>
    </div>
  )
}
