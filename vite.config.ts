import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { readNotes } from './scripts/made-files.ts'

// Two builds of one source: the files for the browser, and the module with which the server renders pages.
export default defineConfig(() => ({
  plugins: [react(), tailwindcss(), directImports(), knownSelectors()],
  define: { __PICTURES__: JSON.stringify(sizesOfPictures()) },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
        rolldownOptions: {
          input: {
            loader: 'src/web/loader.ts',
            app: 'src/web/app.tsx',
            site: 'src/web/styles/site.css',
            foot: 'src/web/styles/foot.css',
            earlier: 'src/web/styles/earlier.css',
            home: 'src/web/styles/home.css',
            booking: 'src/web/styles/booking.css',
            pages: 'src/web/styles/pages.css',
            reading: 'src/web/styles/reading.css',
            clients: 'src/web/styles/clients.css',
            adverts: 'src/web/styles/adverts.css',
            figures: 'src/web/styles/figures.css',
            quote: 'src/web/styles/quote.css',
            invoice: 'src/web/styles/invoice.css',
            office: 'src/web/styles/office.css',
          },
          // A name that two chunks share is not a chunk of its own.
          optimization: { inlineConst: { mode: 'all' as const } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        // The server loads everything at once, so a dynamic import that splits nothing is fine here.
        rolldownOptions: {
          input: { render: 'src/web/render.tsx' },
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder: ViteBuilder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))

// What the pages know of the files in public/pictures.
function sizesOfPictures() {
  const notes = Object.entries(readNotes().pictures ?? {})
  return Object.fromEntries(notes.map(([name, { made: _, ...known }]) => [name, known]))
}

// One chunk for React, so that every island and the app share one download.
const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/

// The modules that every form uses, in one chunk. Rolldown makes a chunk for each set of entries that share a module, and
// with eight islands that is a dozen tiny files: they compress worse and each is a request of its own. The booking page
// has 85 KB in all, so a module belongs here only if every form page loads it anyway.
const formParts = new RegExp(
  [
    /src[\\/]domain[\\/](full-name|messages|phone|refusal|sanitise)\.ts$/,
    /src[\\/]content[\\/](business|field-advice)\.ts$/,
    /src[\\/]web[\\/](browser[\\/](kept|random)|errors[\\/]error-\w+|forms[\\/]focus-first-error|islands[\\/]hydrate)\.tsx?$/,
    /src[\\/]web[\\/]data[\\/](bookings|mail-link|publishable-key|submit)\.ts$/,
    /direct-import:ahead$/,
    /src[\\/]web[\\/]ui[\\/](button|button-class|field|honeypot|icon|icon-button|link-button|spinner|tabs|toast|toast-store)\.tsx?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

// The checks of every form. The booking form fetches them at the first touch.
const formChecks = /node_modules[\\/]zod[\\/]|src[\\/]domain[\\/]fields\.ts$/

// The rules of a booking, shared by the form, the manage screen and the office, for the same reason.
const bookingParts =
  /src[\\/](domain[\\/](calendar|holidays|service-types|terms|time-slots|unbroken)|web[\\/]calendar[\\/]size-for-type)\.ts$/

// Choosing a day and a time, in the form and where a booking is moved.
const calendarParts =
  /src[\\/](domain[\\/]answer-time|web[\\/]calendar[\\/](calendar-(days|frame|legend)|day-choice|diary-answers|form-step|slot-choice|use-calendar))\.tsx?$/

const chunkGroups = [
  { name: 'react', test: reactPackages, priority: 2 },
  { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 2 },
  { name: 'form-parts', test: formParts, priority: 1 },
  { name: 'form-checks', test: formChecks, priority: 1 },
  { name: 'booking-parts', test: bookingParts, priority: 1 },
  { name: 'calendar-parts', test: calendarParts, priority: 1 },
  // Other pages say these words too, without a calendar.
  { name: 'diary-words', test: /src[\\/]content[\\/]diary\.ts$/, priority: 2 },
]

// The parts of /booking that few open. All who book would pay for the names of their chunks.
const seldom =
  /(arrive|arrival-notice|manage-booking|sent-before|sign-in-panel-forms|signed-in-note|visitor|waiting-discount)-/

/** What an import() fetches at once, besides the chunk itself. */
function fetchedAhead(file: string, dependencies: string[], { hostId }: { hostId: string }) {
  // The server names an island's chunks in the page itself, so the loader need not carry that list.
  if (hostId.includes('loader')) return []
  if (hostId.includes('booking-form') && seldom.test(file)) return dependencies.filter(isStyle)
  return dependencies
}
const isStyle = (file: string) => file.endsWith('.css')

// Vite wraps every import() in a helper that fetches further chunks ahead. The loader is on every page, and the scripts of the
// gallery and the adverts on theirs, and none has chunks to fetch ahead: they get a helper of one line instead of 1 KB. One
// copy for each script, because a shared copy would be one more request.
const smallScripts = {
  loader: /src[\\/]web[\\/](loader|island-table)\.ts$/,
  gallery: /page-scripts[\\/]gallery\.ts$/,
  advert: /advert-desk\.ts$/,
}
// The islands have chunks to fetch ahead, and hardly a style sheet: those of a public page stand in its head.
const islandParts = /src[\\/]web[\\/](site|calendar)[\\/]/
const helpers = {
  direct: 'export const __vitePreload = load => load()',
  ahead: `
    const asked = new Set()
    export const __vitePreload = (load, files = []) => {
      for (const file of files) {
        if (asked.has(file)) continue
        asked.add(file)
        const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        document.head.append(Object.assign(document.createElement('link'), { rel, href: '/' + file }))
      }
      return load()
    }`,
}

// Selectors that browsers have and Lightning CSS passes on as they stand, with a warning at each build.
const selectors = /'(target-current|scroll-marker|scroll-marker-group)' is not recognized/

function knownSelectors(): Plugin {
  return {
    name: 'known-selectors',
    configResolved({ logger }) {
      const warn = logger.warn
      logger.warn = (words, options) => {
        if (!selectors.test(words)) warn(words, options)
      }
    },
  }
}

function directImports(): Plugin {
  const prefix = '\0direct-import:'
  return {
    name: 'direct-imports',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId(source, importer = '') {
      if (!source.includes('vite/preload-helper')) return
      const script = Object.entries(smallScripts).find(([, files]) => files.test(importer))
      if (script) return `${prefix}${script[0]}`
      return islandParts.test(importer) ? `${prefix}ahead` : undefined
    },
    load(id) {
      if (!id.startsWith(prefix)) return
      return id.endsWith('ahead') ? helpers.ahead : helpers.direct
    },
  }
}
