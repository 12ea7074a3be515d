import { useAnsweredForm } from '#web/forms/answered-form.ts'
import { Island } from '#web/islands/island.tsx'
import { ReviewForm } from './review-form.tsx'

export function ReviewIsland() {
  return <Island name="review-form" of={ReviewForm} props={{ answered: useAnsweredForm() }} />
}
