import { scheduling } from '#content/scheduling.ts'
import { MoreLink } from '#web/ui/more-link.tsx'

const { id, title, text, list, book } = scheduling
const days = Array.from({ length: 28 }, (_, day) => day)

export function ServicesSchedule() {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="rhythm">
          {list.map(option => (
            <li key={option.title}>
              <h3 className="display text-title">{option.title}</h3>
              <p>{option.text}</p>
              <div className="weeks-row">
                {option.rhythms.map(rhythm => (
                  <Weeks key={rhythm.label} {...rhythm} />
                ))}
              </div>
              <MoreLink href={option.link.href}>{option.link.label}</MoreLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Four weeks of seven days; a coral dot is a visit. */
function Weeks({ label, visits, href }: { label: string; visits: number[]; href?: string }) {
  return (
    <a href={href} aria-label={href && book(label)}>
      <svg viewBox="0 0 127 70" aria-hidden="true" className="dots">
        {days.map(day => (
          <Dot key={day} day={day} isVisit={visits.includes(day)} />
        ))}
      </svg>
      {label}
    </a>
  )
}

function Dot({ day, isVisit }: { day: number; isVisit: boolean }) {
  const size = isVisit ? 17 : 13
  const inset = isVisit ? -2 : 0
  return (
    <rect
      x={(day % 7) * 19 + inset}
      y={Math.floor(day / 7) * 19 + inset}
      width={size}
      height={size}
      rx={size * 0.32}
      className={isVisit ? 'fill-spark' : undefined}
    />
  )
}
