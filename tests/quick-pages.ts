// Loaded before everything else in the servers of the tests: pages are compressed as always, but loosely, which costs no
// time. src/server/http/stored-answer.test.ts tries the real way.
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

const { brotliCompress, gzip } = zlib
const loosely = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }
zlib.brotliCompress = ((body: zlib.InputType, _: unknown, done: zlib.CompressCallback) =>
  brotliCompress(body, loosely, done)) as typeof brotliCompress
// Some say how tightly, and some do not.
zlib.gzip = ((body: zlib.InputType, ...rest: [...unknown[], zlib.CompressCallback]) =>
  gzip(body, { level: 1 }, rest.at(-1) as zlib.CompressCallback)) as unknown as typeof gzip
syncBuiltinESMExports()
