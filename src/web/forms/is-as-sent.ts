/** Whether the stored row equals the sent one in every changed field: then the lost answer was a success. */
export function isAsSent<Stored, Checked extends object>(stored: Stored, sent: Checked, changed: string[]) {
  const isSame = (name: string) =>
    sameValue((stored as Record<string, unknown> | null)?.[name], (sent as Record<string, unknown>)[name])
  return changed.length > 0 && changed.every(isSame)
}

// Amounts are sent as decimals in text and come back as numbers; times of day come back with seconds.
function sameValue(stored: unknown, sent: unknown): boolean {
  if (typeof stored === 'number') return sent !== null && stored === Number(sent)
  const [one, other] = [String(stored ?? ''), String(sent ?? '')]
  return one === other || one === `${other}:00`
}
