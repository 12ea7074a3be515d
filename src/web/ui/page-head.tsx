import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  lead: string
  /** The breadcrumb: its label and its first step. */
  trail?: { label: string; home: { label: string; href: string }; here: string }
  picture?: ReactNode
  children?: ReactNode
}

/** The head of an inner page: title and lead on the left, a picture that overlaps the edge on the right. */
export function PageHead({ title, lead, trail, picture, children }: PageHeadProps) {
  return (
    <section className="page-head">
      <div className="wrap">
        <div className="words">
          {trail && (
            <nav aria-label={trail.label} className="crumbs">
              <a href={trail.home.href}>{trail.home.label}</a>
              <span aria-hidden="true">/</span>
              <span aria-current="page">{trail.here}</span>
            </nav>
          )}
          <h1 className="display text-page">{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {picture}
      </div>
    </section>
  )
}
