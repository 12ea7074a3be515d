import { home } from '#content/home.ts'
import { StampCard } from '#web/rewards/stamp-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

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
                {more.label} <span className="sr-only">{more.about}</span>
              </LinkButton>
            </div>
          </div>
          <StampCard {...home.loyalty.card} />
        </div>
      </div>
    </section>
  )
}
