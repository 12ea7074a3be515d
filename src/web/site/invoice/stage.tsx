import { Icon } from '#web/ui/icon.tsx'

type StageProps = { look: 'asked' | 'booked' | 'lapsed'; title: string; reference: string }

/** The upper part of the page: whose invoice it is and how it stands. */
export function Stage({ look, title, reference }: StageProps) {
  return (
    <div className={`quote-stage invoice-stage ${look}`} role="status">
      <div className="quote-stage-words">
        <p className="quote-reference">{reference}</p>
        <h1 className="display">{title}</h1>
      </div>
      {look === 'booked' && <Icon name="spark" className="quote-spark quote-spark-1" />}
    </div>
  )
}
