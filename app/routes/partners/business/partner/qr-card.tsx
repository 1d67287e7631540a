import { buttonClass } from '#app/ui/button.tsx'

type QrCardProps = { heading: string; alt: string; path: string; text?: string; download: string }

// A QR picture to show and to keep.
export const QrCard = ({ heading, alt, path, text, download }: QrCardProps) => (
  <section className="desk-card" aria-label={heading}>
    <h3 className="text-xl">{heading}</h3>
    <img src={path} alt={alt} width={250} height={250} className="partner-qr" />
    {text && <p className="text-muted">{text}</p>}
    <div>
      <a href={path} download className={buttonClass({ look: 'secondary' })}>
        {download}
      </a>
    </div>
  </section>
)
