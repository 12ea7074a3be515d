import { about } from '#content/about.ts'

/** The mission is the headline. */
export function AboutValues() {
  const { title, lead, list } = about.values
  return (
    <section className="section bg-leaf-ground">
      <div className="wrap">
        <h2 className="font-bold text-heading text-lg">{title}</h2>
        <p className="mission display">{lead}</p>
        <dl className="values">
          {list.map(value => (
            <div key={value.title}>
              <dt className="display text-title">{value.title}</dt>
              <dd>{value.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
