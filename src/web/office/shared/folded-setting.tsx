import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type FoldedSettingProps = { title: string; summary: string; children: ReactNode }

/** One of many settings of a kind: its line says what is set, and opens to the form. */
export function FoldedSetting({ title, summary, children }: FoldedSettingProps) {
  return (
    <details className="group border-line border-t first:border-t-0">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <b className="text-heading">{title}</b>
        <span className="ml-auto text-right text-ink-soft">{summary}</span>
        <Icon name="down" className="size-5 flex-none transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
