// One window without a browser: the app is drawn in it by happy-dom, and asks a real server. What is drawn has no layout, so
// that nothing here knows where a thing stands or how it looks.
import { Window } from 'happy-dom'
import { anyPicture } from '#tests/any-picture.ts'

type Listened = { target: EventTarget; given: Parameters<EventTarget['addEventListener']> }

export const nodeFetch = globalThis.fetch
const { locks } = globalThis.navigator
const listened: Listened[] = []

export const screen = new Window({
  url: 'http://127.0.0.1/',
  width: 390,
  height: 844,
  settings: {
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
    navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
  },
})

const given = screen as unknown as Record<string, unknown>

/** Node's own stay where both have one: they are what the app's requests and waits are made of. */
const ofNode =
  /^(fetch|Headers|Request|Response|URL|URLSearchParams|Blob|File|FormData|AbortController|AbortSignal|ReadableStream|WritableStream|TransformStream|TextEncoder|TextDecoder|BroadcastChannel|MessageChannel|MessagePort|performance|crypto|console|queueMicrotask|structuredClone|set\w+|clear\w+|atob|btoa|globalThis|global|process|Buffer|eval|undefined|NaN|Infinity|[A-Z]\w*Error|Error|Array|Object|Function|Promise|Map|Set|WeakMap|WeakSet|WeakRef|Symbol|Proxy|Reflect|JSON|Math|Date|RegExp|String|Number|Boolean|BigInt\w*|\w+Array|ArrayBuffer|DataView|Intl|Atomics|WebAssembly|SharedArrayBuffer|parse\w+|is(NaN|Finite)|(de|en)codeURI(Component)?|escape|unescape|happyDOM|[a-z]*[sS]tring|constructor)$/

function layOutGlobals() {
  const names = new Set<string>()
  for (let at: object | null = screen; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) names.add(name)
  for (const name of names) {
    if (ofNode.test(name) || name.startsWith('_')) continue
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => ofTheScreen(name),
      set: next => {
        given[name] = next
      },
    })
  }
  for (const name of ['FormData', 'File', 'Blob'])
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: given[name] })
  for (const name of ['window', 'self', 'top', 'parent'])
    Object.defineProperty(globalThis, name, { configurable: true, value: globalThis })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      value: (...args: [never, never]) => screen[name](...args),
    })
  Object.defineProperty(screen.navigator, 'locks', { value: ownLocks })
  Object.assign(globalThis, { BroadcastChannel: OwnChannel, setInterval: ownInterval })
  for (const target of [screen, screen.document] as unknown as EventTarget[]) remember(target)
}

// Its methods know their window.
function ofTheScreen(name: string) {
  const value = given[name]
  return typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(screen) : value
}

function remember(target: EventTarget) {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...args: Listened['given']) => {
    listened.push({ target, given: args })
    add(...args)
  }
}

const channels: BroadcastChannel[] = []
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

// What an earlier page still waits for holds up none of the next.
let pagesOpened = 0
const ownLocks = {
  request: (name: string, ...rest: [never]) => locks.request(`${pagesOpened} ${name}`, ...rest),
}

const clocks: NodeJS.Timeout[] = []
const { setInterval: everySoOften } = globalThis
const ownInterval = (...given: Parameters<typeof setInterval>) => {
  const clock = everySoOften(...given)
  clocks.push(clock)
  return clock
}

/** What an earlier page listened to and did again and again is over with it. */
export function stopListening() {
  pagesOpened += 1
  for (const channel of channels.splice(0)) channel.close()
  for (const clock of clocks.splice(0)) clearInterval(clock)
  for (const { target, given } of listened.splice(0)) target.removeEventListener(...given)
}

// Before React is loaded, which asks at once whether there is a document.
layOutGlobals()
Object.assign(globalThis, { __PICTURES__: anyPicture })
if (!('oninput' in document)) Object.assign(document, { oninput: null })
