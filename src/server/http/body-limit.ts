import { bodyLimit } from 'hono/body-limit'

const megabyte = 1024 * 1024

// The rest of the body is not read, so the connection cannot carry another request.
export const upToOneMegabyte = bodyLimit({
  maxSize: megabyte,
  onError: context =>
    context.json({ code: 'too_large', message: 'The request is larger than 1 MB.' }, 413, {
      connection: 'close',
    }),
})
