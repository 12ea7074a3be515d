// The table of public pages: where each stands, what draws it, and how it is found.
import { type ComponentType, createElement } from 'react'
import { business } from '#content/business.ts'
import { newsletterPages, newsletterWords } from '#content/newsletter.ts'
import { type PagePath, pageWords, pageWordsWith } from '#content/page-words.ts'
import { promotionsWith } from '#content/promotions.ts'
import { reviewLetterPages, reviewsPage } from '#content/reviews.ts'
import { george, mosselBay } from '#content/towns.ts'
import { reviewsPagePath, reviewsPerPage } from '#domain/review.ts'
import { DeepCleanAdvert, RenovationAdvert, ServiceAdvert } from '#web/areas/adverts/advert-pages.tsx'
import { AnalyticsPage } from '#web/areas/analytics/analytics-page.tsx'
import { BookingPage } from '#web/areas/booking/booking-page.tsx'
import { ContactIsland } from '#web/areas/contact/contact-island.tsx'
import { LoyaltyCheckIsland } from '#web/areas/loyalty/loyalty-check-island.tsx'
import { RegisterIsland } from '#web/areas/loyalty/register-island.tsx'
import { PartsPage } from '#web/areas/parts/parts-page.tsx'
import { ReferralIsland } from '#web/areas/referral/referral-island.tsx'
import { ReviewIsland } from '#web/areas/reviews/review-island.tsx'
import { AboutPage } from '#web/areas/site/about-page.tsx'
import { ArticlePage } from '#web/areas/site/article-page.tsx'
import { articles } from '#web/areas/site/articles.ts'
import { BlogPage } from '#web/areas/site/blog-page.tsx'
import { ClientReviewPage } from '#web/areas/site/client-review-page.tsx'
import { ContactPage } from '#web/areas/site/contact-page.tsx'
import { GalleryPage } from '#web/areas/site/gallery-page.tsx'
import { HomePage } from '#web/areas/site/home-page.tsx'
import { LegalPage } from '#web/areas/site/legal-page.tsx'
import { LetterPage, type LetterWords } from '#web/areas/site/letter-page.tsx'
import { LoyaltyPage } from '#web/areas/site/loyalty-page.tsx'
import { NewReviewPage } from '#web/areas/site/new-review-page.tsx'
import { NewsletterPage } from '#web/areas/site/newsletter-page.tsx'
import { ReferralPage } from '#web/areas/site/referral-page.tsx'
import { RegisterPage } from '#web/areas/site/register-page.tsx'
import { ReviewsPage } from '#web/areas/site/reviews-page.tsx'
import { ServicesPage } from '#web/areas/site/services-page.tsx'
import { TownPage } from '#web/areas/site/town-page.tsx'
import type { LiveData, LiveTopic } from '#web/live-data.ts'
import { articleFacts, factsOf, reviewFacts, type StructuredFacts } from '#web/structured-data.ts'

export type Page = {
  path: string
  component: ComponentType
  title: string
  description: string
  /** Whether search engines may list it; helper pages of the office are not for them. */
  listed: boolean
  /** What machines may know of it, as JSON-LD. */
  facts?: StructuredFacts
  /** When it last changed, where it says so. */
  updated?: string
  /** What it shows of the database besides what all pages show: it is rendered again when that changes. */
  shows?: LiveTopic[]
  /** The page whose picture goes with a shared link, where it has none of its own. */
  sharedAs?: string
}

// Pages stand in site/, forms in areas of their own; they meet here.
const reviewsPageAt = (page: number) => () =>
  createElement(ReviewsPage, { page, form: createElement(ReviewIsland) })

const components: Record<PagePath, ComponentType> = {
  '/': HomePage,
  '/about': AboutPage,
  '/services': ServicesPage,
  '/gallery': GalleryPage,
  '/reviews': reviewsPageAt(1),
  '/reviews/new': () => createElement(NewReviewPage, { form: createElement(ReviewIsland) }),
  '/client-review': ClientReviewPage,
  '/referral': () => createElement(ReferralPage, { desk: createElement(ReferralIsland) }),
  '/booking': BookingPage,
  '/contact': () => createElement(ContactPage, { form: createElement(ContactIsland) }),
  '/loyalty': () => createElement(LoyaltyPage, { check: createElement(LoyaltyCheckIsland) }),
  '/loyalty/register': () => createElement(RegisterPage, { form: createElement(RegisterIsland) }),
  '/mossel-bay': () => createElement(TownPage, { path: '/mossel-bay', town: mosselBay }),
  '/george': () => createElement(TownPage, { path: '/george', town: george }),
  '/blog': BlogPage,
  '/marketing': DeepCleanAdvert,
  '/facebook-ad': RenovationAdvert,
  '/facebook-service-ad': ServiceAdvert,
  '/analytics': AnalyticsPage,
  '/terms': () => createElement(LegalPage, { path: '/terms' }),
  '/privacy-policy': () => createElement(LegalPage, { path: '/privacy-policy' }),
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

const shown: Partial<Record<PagePath, LiveTopic[]>> = {
  '/gallery': ['gallery'],
  '/reviews': ['reviews'],
  '/marketing': ['promotions'],
  '/facebook-ad': ['promotions'],
  '/facebook-service-ad': ['promotions'],
}

function standingPages(live: LiveData): Page[] {
  const words = pageWordsWith(promotionsWith(live.promotions))
  return (Object.keys(pageWords) as PagePath[]).map(path => ({
    path,
    component: components[path],
    title: path === '/' ? words[path].title : `${words[path].title} | ${business.name}`,
    description: words[path].description,
    listed: !unlisted.has(path),
    facts: factsOf(path),
    shows: shown[path],
  }))
}

const articlePages: Page[] = articles.map(article => ({
  path: article.path,
  component: () => createElement(ArticlePage, { article }),
  title: `${article.title} | ${business.name}`,
  description: article.excerpt,
  listed: true,
  facts: articleFacts(article),
  updated: article.date,
  shows: ['promotions'],
}))

const letterPages: Page[] = Object.entries<LetterWords>({ ...newsletterPages, ...reviewLetterPages }).map(
  ([path, words]) => ({
    path,
    component: () => createElement(LetterPage, { words }),
    title: `${words.title} | ${business.name}`,
    description: words.lead,
    listed: false,
  }),
)

const newsletterPage: Page = {
  path: '/newsletter',
  component: NewsletterPage,
  title: `${newsletterWords.page.title} | ${business.name}`,
  description: newsletterWords.page.lead,
  listed: false,
}

const fixedPages = [...articlePages, ...letterPages, newsletterPage]
const alwaysThere = import.meta.env.DEV ? [...fixedPages, partsPage] : fixedPages

/** All pages there are while the live data is this. */
export function pagesOf(live: LiveData): Page[] {
  return [...standingPages(live), ...alwaysThere, ...laterReviewPages(live)]
}

function laterReviewPages({ reviews }: LiveData): Page[] {
  const count = Math.ceil(reviews.length / reviewsPerPage)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => reviewPage(index + 2))
}

function reviewPage(page: number): Page {
  const { title, description } = reviewsPage.later(page)
  return {
    path: reviewsPagePath(page),
    component: reviewsPageAt(page),
    title: `${title} | ${business.name}`,
    description,
    listed: true,
    facts: reviewFacts(page),
    shows: ['reviews'],
    sharedAs: '/reviews',
  }
}
