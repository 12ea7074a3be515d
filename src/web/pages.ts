// The table of public pages: where each stands, what draws it, and how it is found.
import { type ComponentType, createElement } from 'react'
import { business } from '#content/business.ts'
import { type PagePath, pageWords } from '#content/page-words.ts'
import { BookingPage } from '#web/areas/booking/booking-page.tsx'
import { PartsPage } from '#web/areas/parts/parts-page.tsx'
import { ContactPage } from '#web/areas/site/contact-page.tsx'
import { FactsPage } from '#web/areas/site/facts-page.tsx'
import { GalleryPage } from '#web/areas/site/gallery-page.tsx'
import { HomePage } from '#web/areas/site/home-page.tsx'
import { ReviewsPage } from '#web/areas/site/reviews-page.tsx'
import { ServicesPage } from '#web/areas/site/services-page.tsx'

type Page = {
  path: string
  component: ComponentType
  title: string
  description: string
  /** Whether search engines may list it; helper pages of the office are not for them. */
  listed: boolean
}

const components: Partial<Record<PagePath, ComponentType>> = {
  '/': HomePage,
  '/booking': BookingPage,
  '/services': ServicesPage,
  '/gallery': GalleryPage,
  '/reviews': ReviewsPage,
  '/contact': () => createElement(ContactPage, { path: '/contact' }),
  '/mossel-bay': () => createElement(ContactPage, { path: '/mossel-bay' }),
  '/george': () => createElement(ContactPage, { path: '/george' }),
}

const partsPage: Page = {
  path: '/parts',
  component: PartsPage,
  title: 'All parts',
  description: 'The parts of the design system, for those who build with them.',
  listed: false,
}

const unlisted = new Set<PagePath>([
  '/analytics',
  '/client-review',
  '/marketing',
  '/facebook-ad',
  '/facebook-service-ad',
])

const publicPages: Page[] = (Object.keys(pageWords) as PagePath[]).map(path => ({
  path,
  component: components[path] ?? (() => createElement(FactsPage, { path })),
  title: path === '/' ? pageWords[path].title : `${pageWords[path].title} | ${business.name}`,
  description: pageWords[path].description,
  listed: !unlisted.has(path),
}))

export const pages: Page[] = import.meta.env.DEV ? [...publicPages, partsPage] : publicPages
