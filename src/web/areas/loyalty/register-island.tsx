import { useAnsweredForm } from '#web/answered-form.ts'
import { Island } from '#web/islands.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterIsland() {
  return <Island name="register-form" of={RegisterForm} props={{ answered: useAnsweredForm() }} />
}
