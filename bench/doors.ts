// The doors that strangers and clients have, and who asks there: each request as it goes over the wire.
import type { Asking } from './flood.ts'

type Account = { email: string; address: string; token: string }
type From = { address?: string; token?: string }
type At = { staff: Account; client: Account; invoice: string; password: string }

const crowd = { address: '{address}' }
const slots =
  '/rest/v1/rpc/available_slots?from_day=2030-0{digit}-1{digit}&to_day=2030-0{digit}-2{digit}&size={digit}'
const reviews = '/rest/v1/reviews?select=id,rating&review_text=ilike.*b*e*g*{digit}*l*&limit=20'

/** Who must not notice a flood. */
export function peopleOf({ staff, password }: At): Asking[] {
  return [
    { who: 'office', request: get('/rest/v1/customers?select=*&limit=25', staff), perSecond: 20 },
    {
      who: 'office',
      request: get('/rest/v1/reviews?select=id,name,status&order=id&limit=50', staff),
      perSecond: 10,
    },
    { who: 'page', request: get('/about', { address: '10.1.1.3' }), perSecond: 10 },
    { who: 'sign-in', request: signIn(staff.email, password, staff.address), perSecond: 0.8 },
  ]
}

export function doorsOf({ staff, client, invoice }: At): Record<string, Asking> {
  const recovery = { type: 'recovery', token_hash: '{hex}' }
  return {
    reads: flooding(60, get(reviews, crowd)),
    'reads of one address': flooding(60, get(reviews, { address: '10.9.9.9' })),
    verify: flooding(30, post('/auth/v1/verify', recovery, { address: '10.9.9.8' })),
    'verify of many': flooding(30, post('/auth/v1/verify', recovery, crowd)),
    newsletter: flooding(10, form('/newsletter', 'email={hex}%40home.example&box=footer')),
    calendar: flooding(30, get('/calendar/{hex}.ics', crowd)),
    'free times of a client': flooding(60, get(slots, client)),
    'free times of many': flooding(60, get(slots, crowd)),
    'wrong passwords': flooding(30, signIn(staff.email, 'not this one, {hex}', crowd.address)),
    papers: flooding(10, get(`/functions/v1/invoice-pdf?id=${invoice}`, client)),
  }
}

/** One that would be tried without end. */
export function endlessExpression(): Asking {
  const pattern = encodeURIComponent('^(.+)(.+)(.+)(.+)(.+)(.+)\\6\\4\\1\\2\\3\\5$')
  return flooding(1, get(`/rest/v1/reviews?select=id&review_text=match.${pattern}`, crowd))
}

const flooding = (connections: number, request: string): Asking => ({ who: 'flood', request, connections })

function headOf({ address = '', token }: From) {
  return `host: bench\r\nx-forwarded-for: ${address}\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}`
}

function get(path: string, from: From) {
  return `GET ${path} HTTP/1.1\r\n${headOf(from)}\r\n`
}

function signIn(email: string, password: string, address: string) {
  return post('/auth/v1/token?grant_type=password', { email, password }, { address })
}

function post(path: string, content: object, from: From) {
  return send(path, 'application/json', JSON.stringify(content), from)
}

function form(path: string, body: string) {
  return send(path, 'application/x-www-form-urlencoded', body, { address: '{address}' })
}

// What stands for {hex} is that long.
function send(path: string, type: string, body: string, from: From) {
  const length = body.replaceAll('{hex}', '0'.repeat(64)).length
  return `POST ${path} HTTP/1.1\r\n${headOf(from)}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`
}
