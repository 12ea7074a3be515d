import { bodyLimit } from 'hono/body-limit'

export const upToOneMegabyte = upTo(1024 * 1024, '1 MB')
export const upToOneKilobyte = upTo(1024, '1 KB')

// The rest of the body is not read, so the connection cannot carry another request.
function upTo(maxSize: number, shown: string) {
  return bodyLimit({
    maxSize,
    onError: context =>
      context.json({ code: 'too_large', message: `The request is larger than ${shown}.` }, 413, {
        connection: 'close',
      }),
  })
}
