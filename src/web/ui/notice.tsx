import type { ComponentProps, ReactNode } from 'react'
import { CircleCheck } from '#web/icons/circle-check.ts'
import { CircleExclamationPoint } from '#web/icons/circle-exclamation-point.ts'
import { WifiOff } from '#web/icons/wifi-off.ts'

const icons = {
  wait: CircleExclamationPoint,
  offline: WifiOff,
  good: CircleCheck,
  bad: CircleExclamationPoint,
}
const looks: Partial<Record<keyof typeof icons, string>> = { good: 'notice-good', bad: 'notice-bad' }

type NoticeProps = ComponentProps<'div'> & { tone: keyof typeof icons; action?: ReactNode }

/** A line across the page that stays for as long as it is true: no signal, sent, changed by a colleague, failed. */
export function Notice({ tone, action, children, className = '', ...props }: NoticeProps) {
  const NoticeIcon = icons[tone]
  return (
    <div role="status" {...props} className={`notice ${looks[tone] ?? ''} ${className}`}>
      <NoticeIcon aria-hidden="true" />
      <p>{children}</p>
      {action}
    </div>
  )
}
