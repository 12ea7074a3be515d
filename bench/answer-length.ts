/** Of an answer as it comes over a socket: how long it is with its head, as soon as that can be told. */
export function answerLength(received: Buffer): number | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end).toLowerCase()
  const length = /content-length: (\d+)/.exec(head)
  if (length) return end + 4 + Number(length[1])
  if (!head.includes('chunked')) return end + 4
  const last = received.indexOf('\r\n0\r\n\r\n', end + 2)
  return last < 0 ? undefined : last + 7
}
