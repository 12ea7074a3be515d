import { partWords } from '#content/part-words.ts'
import { Icon } from './icon.tsx'

type PaginationProps = { label: string; page: number; pages: number; href: (page: number) => string }

export function Pagination({ label, page, pages, href }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {page > 1 && (
        <a className="page-number" href={href(page - 1)} aria-label={partWords.previousPage}>
          <Icon name="left" />
        </a>
      )}
      {shownPages(page, pages).map(shown =>
        shown < 0 ? (
          <span key={shown} className="page-number" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={shown}
            className="page-number"
            href={href(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </a>
        ),
      )}
      {page < pages && (
        <a className="page-number" href={href(page + 1)} aria-label={partWords.nextPage}>
          <Icon name="right" />
        </a>
      )}
    </nav>
  )
}

/** The first page, the last and the current one's neighbours; a gap is the negative of the page before it. */
export function shownPages(page: number, pages: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages))
  const sorted = [...near].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0
    return number - before > 1 ? [-before, number] : [number]
  })
}
