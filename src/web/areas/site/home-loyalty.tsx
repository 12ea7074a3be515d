import { business } from '#content/business.ts'
import { home } from '#content/home.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo, Stamp } from '#web/ui/logo.tsx'

export function HomeLoyalty() {
  const { title, lead, more } = home.loyalty
  return (
    <section className="section pb-0" id="loyalty">
      <div className="wrap">
        <div className="loyal">
          <div>
            <h2 className="display text-section">{title}</h2>
            <p className="lead">{lead}</p>
            <div className="buttons">
              <LinkButton href={more.href} tone="quiet">
                {more.label}
              </LinkButton>
            </div>
          </div>
          <StampCard />
        </div>
      </div>
    </section>
  )
}

function StampCard() {
  const { count, label, stamped, gift, foot } = home.loyalty.card
  const places = Array.from({ length: 10 }, (_, index) => index + 1)
  return (
    <div className="stamps">
      <header>
        <span className="logo">
          <Logo label={business.name} />
        </span>
        <b>{count}</b>
      </header>
      <ol aria-label={label}>
        {places.map(place => (
          <li key={place}>{place <= stamped ? <Stamp /> : place === 10 ? <Gift {...gift} /> : place}</li>
        ))}
      </ol>
      <footer>{foot}</footer>
    </div>
  )
}

function Gift({ share, off }: { share: string; off: string }) {
  return (
    <span>
      {share}
      <small>{off}</small>
    </span>
  )
}
