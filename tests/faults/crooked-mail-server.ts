// A mail server that treats its first caller badly, in a way of the test's choice, and everyone after that well.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Mood = {
  greeting?: 'none' | 'nonsense'
  // Hangs up as soon as a part of the message has come.
  cutsMessage?: true
  // Its answer to the whole message, and whether it hangs up afterwards.
  answer?: string
  hangsUp?: true
}

export async function startCrookedMailServer(first: Mood) {
  const messages: string[] = []
  const silent: Socket[] = []
  let callers = 0
  const server = createServer(socket => {
    socket.on('error', () => {})
    const mood = callers++ === 0 ? first : {}
    if (mood.greeting === 'none') silent.push(socket)
    else serve(socket, mood, message => messages.push(message))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const endSilence = () => {
    for (const socket of silent) socket.destroy()
  }
  onTestFinished(() => {
    endSilence()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, messages, endSilence }
}

function serve(
  socket: Socket,
  { greeting, cutsMessage, answer = '250 taken', hangsUp }: Mood,
  keep: (message: string) => void,
) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let message: string | undefined
  say(greeting === 'nonsense' ? 'HTTP/1.1 400 Bad Request' : '220 here')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    if (message !== undefined) {
      message += chunk
      if (cutsMessage) return socket.destroy()
      if (!message.endsWith('\r\n.\r\n')) return
      if (!answer.startsWith('4') && !answer.startsWith('5')) keep(message)
      message = undefined
      if (answer) say(answer)
      if (hangsUp) socket.end()
      return
    }
    if (chunk.startsWith('DATA')) {
      message = ''
      return say('354 go on')
    }
    say(chunk.startsWith('QUIT') ? '221 bye' : '250 ok')
  })
}
