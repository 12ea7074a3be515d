// A server of Node's own and nothing else: each page is ready in memory, with the headers that ours sends.
//   node bench/bare-server.ts PORT FOLDER PATH…
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [port, folder = '', ...paths] = process.argv.slice(2)

const pages = new Map(
  paths.map(path => {
    const file = join(folder, path, 'index.html')
    const body = readFileSync(`${file}.gz`)
    const headers = {
      ...JSON.parse(readFileSync(`${file}.headers.json`, 'utf8')),
      'content-length': body.length,
    }
    return [path, { body, headers }]
  }),
)

createServer(({ url = '' }, response) => {
  const page = pages.get(url)
  if (page) response.writeHead(200, page.headers).end(page.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
