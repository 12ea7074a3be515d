import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { pictureServer, readPictures } from './scripts/build-pictures.ts'

// Two builds of one source: what the browser loads, and the module with which the server renders pages.
export default defineConfig(async () => ({
  plugins: [react(), tailwindcss(), pictureServer(), bareLoader()],
  define: { __PICTURES__: JSON.stringify(await readPictures()) },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: withoutLoader },
        rolldownOptions: {
          input: {
            loader: 'src/web/loader.ts',
            app: 'src/web/app.tsx',
            site: 'src/web/styles/site.css',
            home: 'src/web/styles/home.css',
            pages: 'src/web/styles/pages.css',
            reading: 'src/web/styles/reading.css',
            clients: 'src/web/styles/clients.css',
            adverts: 'src/web/styles/adverts.css',
            figures: 'src/web/styles/figures.css',
            office: 'src/web/styles/office.css',
          },
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
        // The server has all of it at once: what the browser loads later is no concern here.
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

// One chunk for React, so that every island and the app share one download; and one for what bareLoader() leaves out.
const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/

// What every form is made of, in one file: a dozen tiny ones compress badly and are asked for one by one.
const formParts = new RegExp(
  [
    /node_modules[\\/]zod[\\/]/,
    /src[\\/]domain[\\/](fields|messages|phone|refusal|sanitise)\.ts$/,
    /src[\\/]content[\\/]business\.ts$/,
    /src[\\/]web[\\/](error-\w+|focus-first-error|hydrate|kept|random)\.tsx?$/,
    /src[\\/]web[\\/]data[\\/](bookings|publishable-key|submit)\.ts$/,
    /src[\\/]web[\\/]ui[\\/](button|button-class|field|honeypot|icon|icon-button|link-button|spinner|tabs|toast|toast-store)\.tsx?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

// What a booking is made of, for the form, the manage screen and the office.
const bookingParts = /src[\\/]domain[\\/](booking|calendar|holidays|service-types|time-slots)\.ts$/

const chunkGroups = [
  { name: 'react', test: reactPackages, priority: 2 },
  { name: 'preload-helper', test: /vite[\\/]preload-helper/, priority: 2 },
  { name: 'form-parts', test: formParts, priority: 1 },
  { name: 'booking-parts', test: bookingParts, priority: 1 },
]

// The server names an island's chunks in the page itself, so the loader need not carry that list.
function withoutLoader(_file: string, dependencies: string[], { hostId }: { hostId: string }) {
  return hostId.includes('loader') ? [] : dependencies
}

// Vite wraps every import() in a helper that fetches further chunks ahead. The loader asks for none and stands on every
// page, and so does the gallery's script on its page: there the helper is a function that calls its import.
const bareScripts = /src[\\/]web[\\/](loader|gallery)\.ts$/

function bareLoader(): Plugin {
  return {
    name: 'bare-loader',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
        const bare = chunks.filter(({ facadeModuleId }) => bareScripts.test(facadeModuleId ?? ''))
        if (bare.length !== 2) throw new Error('The build has no loader, or no script for the gallery.')
        const helper = /import\{\w+ as (\w+)\}from"\.\/preload-helper-[\w-]+\.js";/
        for (const chunk of bare) {
          if (!helper.test(chunk.code))
            throw new Error(`${chunk.name} does not import the preload helper alone.`)
          chunk.code = chunk.code.replace(helper, 'const $1=load=>load();')
        }
      },
    },
  }
}
