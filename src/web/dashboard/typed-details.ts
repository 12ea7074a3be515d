// Details that are typed and not saved yet outlive a reload, in this tab only: others may use the device.
import type { ProfileFields } from '#domain/account.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'

type TypedDetails = {
  [Field in keyof ProfileFields]: ProfileFields[Field] extends boolean ? boolean : string
}

const keyOf = (userId: string) => `coastal-clean.details.${userId}`

export const readTyped = (userId: string) =>
  readKept(keyOf(userId), 'sessionStorage') as Partial<TypedDetails> | undefined

export const keepTyped = (userId: string, values: TypedDetails) =>
  keep(keyOf(userId), values, 'sessionStorage')

export const forgetTyped = (userId: string) => forget(keyOf(userId))
