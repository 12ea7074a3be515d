import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/field.tsx'

/** Six digits from a mail or an app: a number pad on a phone, and offered by the keyboard where it can. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...props} />
}
