type PageHeadProps = {
  title: string
  lead: string
  /** The breadcrumb: its label and its first step. */
  trail?: { label: string; home: { label: string; href: string }; here: string }
}

/** The head of a page that is only read: where it stands, its title and lead. */
export function PageHead({ title, lead, trail }: PageHeadProps) {
  return (
    <section className="page-head">
      <div className="wrap">
        {trail && (
          <nav aria-label={trail.label} className="crumbs">
            <a href={trail.home.href}>{trail.home.label}</a>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{trail.here}</span>
          </nav>
        )}
        <h1 className="display text-page">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  )
}
