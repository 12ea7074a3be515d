import type { ComponentProps } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { TextField } from '#web/ui/field.tsx'

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>

/** A new password, typed twice. */
export function PasswordFields({
  bind,
  label,
}: {
  bind: (name: 'password' | 'confirmPassword') => Bound
  label: string
}) {
  return (
    <>
      <TextField
        {...bind('password')}
        label={label}
        hint={signInWords.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...bind('confirmPassword')}
        label={signInWords.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
