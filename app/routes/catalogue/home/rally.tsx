import { rallyCopy } from '#app/copy/catalogue/home-sections.ts'
import { useShell } from '#app/session/shell-data.ts'
import { sentence } from '#app/ui/verbatim.tsx'

export function Rally() {
  const { brand } = useShell()
  return (
    <section aria-labelledby="rally-heading" className="rally">
      <div className="wrap grid items-end gap-x-12 md:grid-cols-2">
        <div className="grid justify-items-start gap-2 py-4 md:gap-4 md:py-[var(--section)]">
          <p className="rounded-chip border border-line bg-surface px-4 py-0.5 text-sm md:py-1.5 font-semibold text-brand">
            {rallyCopy.kicker}
          </p>
          <h2 id="rally-heading" className="text-2xl md:text-4xl">
            {sentence(rallyCopy.heading(brand.name), [brand.name])}
          </h2>
          <p className="max-w-xl max-md:text-sm md:text-lg">{rallyCopy.text}</p>
        </div>
        <RallyPicture />
      </div>
    </section>
  )
}

// A car that jumps a dune: sun, sand, dust and the dotted way behind it.
function RallyPicture() {
  return (
    <svg viewBox="0 0 480 260" aria-hidden="true" className="rally-picture max-md:hidden">
      <circle cx="352" cy="92" r="58" className="fill-soft" />
      <path d="M0 206Q90 140 190 178T380 150T480 170V260H0z" className="fill-soft/60" />
      <path d="M0 232Q120 170 232 214T480 208V260H0z" className="fill-solid" />
      <path
        d="M40 200Q74 178 112 178"
        className="fill-none stroke-brand stroke-[5]"
        strokeLinecap="round"
        strokeDasharray="0 13"
      />
      <g className="fill-soft">
        <circle cx="150" cy="176" r="12" />
        <circle cx="132" cy="166" r="8" />
        <circle cx="122" cy="180" r="6" />
      </g>
      <g transform="translate(166 92) rotate(-9)">
        <path
          d="M4 58L10 36L52 30L78 6H128L156 32L190 40Q198 42 198 52V62H4z"
          className="fill-surface stroke-body stroke-[4]"
          strokeLinejoin="round"
        />
        <path
          d="M66 30L84 13H102V30zM110 13H124L142 30H110z"
          className="fill-tint stroke-body stroke-[3]"
          strokeLinejoin="round"
        />
        <path d="M20 46H120" className="stroke-solid stroke-[7]" strokeLinecap="round" />
        <path d="M74 4H120" className="stroke-body stroke-[5]" strokeLinecap="round" />
        <g className="fill-body stroke-surface stroke-[6]">
          <circle cx="42" cy="64" r="21" />
          <circle cx="160" cy="64" r="21" />
        </g>
      </g>
    </svg>
  )
}
