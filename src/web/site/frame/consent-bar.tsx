import { consentWords as words } from '#content/analytics.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { Button } from '#web/ui/button.tsx'

/** The question about outside analytics, hidden until consent.ts asks it; absent while there is no property. */
export function ConsentBar() {
  const { measurement } = useLiveData()
  if (!measurement) return null
  return (
    <section
      hidden
      aria-label={words.label}
      data-script="consent"
      data-measurement={measurement}
      className="fixed inset-x-0 bottom-0 z-50 bg-surface px-gutter py-4 [box-shadow:var(--float)]"
    >
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[60ch]">
          {words.text} <a href={words.more.href}>{words.more.label}</a>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" size="small" data-answer="no">
            {words.no}
          </Button>
          <Button tone="quiet" size="small" data-answer="yes">
            {words.yes}
          </Button>
        </div>
      </div>
    </section>
  )
}
