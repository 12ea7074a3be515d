import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteBuilder } from 'vite'
import { pictureServer, readPictures } from './scripts/build-pictures.ts'

// Two builds of one source: what the browser loads, and the module with which the server renders pages.
export default defineConfig(async () => ({
  plugins: [react(), tailwindcss(), pictureServer()],
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
            office: 'src/web/styles/office.css',
          },
          output: { codeSplitting: { groups: [{ name: 'react', test: reactPackages }] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/web/render.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder: ViteBuilder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
}))

// One chunk for React, so that every island and the app share one download.
const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/

// The server names an island's chunks in the page itself, so the loader need not carry that list.
function withoutLoader(_file: string, dependencies: string[], { hostId }: { hostId: string }) {
  return hostId.includes('loader') ? [] : dependencies
}
