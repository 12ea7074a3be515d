import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { Island } from '#web/islands/island.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterIsland() {
  return <Island name="register-form" of={RegisterForm} props={{ answered: useAnsweredForm() }} />
}
