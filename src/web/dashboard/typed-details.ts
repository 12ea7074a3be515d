// Details that are typed and not saved yet outlive a reload, in this tab only: others may use the device.
import type { ProfileFields } from '#domain/account.ts'

type TypedDetails = {
  [Field in keyof ProfileFields]: ProfileFields[Field] extends boolean ? boolean : string
}

const keyOf = (userId: string) => `coastal-clean.details.${userId}`

export function readTyped(userId: string): Partial<TypedDetails> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') ?? undefined
  } catch {
    return
  }
}

export function keepTyped(userId: string, values: TypedDetails) {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(values))
  } catch {
    // A browser that keeps nothing: the form works without.
  }
}

export function forgetTyped(userId: string) {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Nothing was kept.
  }
}
