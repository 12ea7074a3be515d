import { about } from '#content/about.ts'
import { Icon } from '#web/ui/icon.tsx'

export function AboutValues() {
  const { title, lead, list } = about.values
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p>{lead}</p>
        </div>
        <dl className="values">
          {list.map(value => (
            <div key={value.title}>
              <dt className="display text-title">
                <Icon name="spark" className="size-5 flex-none text-spark" />
                {value.title}
              </dt>
              <dd>{value.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
