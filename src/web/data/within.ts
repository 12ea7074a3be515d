/** With a weak signal a request may hang: then it counts as failed, and is tried again later. */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('No answer yet.')))
  return Promise.race([answer, late])
}
