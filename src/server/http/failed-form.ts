// A posted form that something of ours kept from being taken: its page comes back with all that was typed.
import type { AnsweredForm } from '#server/pages/site.ts'

export type FormPage = { path: string; answered: AnsweredForm }

export class FailedForm extends Error {
  override name = 'FailedForm'
  page: FormPage

  constructor(cause: unknown, page: FormPage) {
    super('The form could not be taken.', { cause })
    this.page = page
  }
}

export async function orFailedForm<T>(work: Promise<T>, page: FormPage): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new FailedForm(cause, page)
  }
}
