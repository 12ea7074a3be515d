// The table of public pages: path, component, and how search engines see each one.
import { type ComponentType, createElement } from 'react'
import { business, setFacts } from '#content/business.ts'
import { type ConfirmPageWords, confirmRequestPages } from '#content/confirm-request.ts'
import { invoicePage } from '#content/invoice-page.ts'
import { archiveWords, newsletterPages, newsletterWords } from '#content/newsletter.ts'
import { type PagePath, pageWords, pageWordsWith } from '#content/page-words.ts'
import { promotionsWith } from '#content/promotions.ts'
import { quotePage } from '#content/quote-page.ts'
import { reminderLetterPages } from '#content/reminders.ts'
import { reviewLetterPages, reviewsPage } from '#content/reviews.ts'
import { setTexts } from '#content/site-texts.ts'
import { type TownPath, townPaths, towns } from '#content/towns.ts'
import { type ArchivedLetter, archivePath, letterPath } from '#domain/archived-letter.ts'
import { openingOf, readLetter } from '#domain/letter-markdown.ts'
import { reviewsPagePath, reviewsPerPage } from '#domain/review.ts'
import { PartsPage } from '#web/parts-page/parts-page.tsx'
import type { LiveData, LiveTopic } from '#web/rendering/live-data.ts'
import { articleFacts, factsOf, reviewFacts, type StructuredFacts } from '#web/rendering/structured-data.ts'
import { AboutPage } from '#web/site/about/about-page.tsx'
import { DeepCleanAdvert, RenovationAdvert, ServiceAdvert } from '#web/site/adverts/advert-pages.tsx'
import { AnalyticsPage } from '#web/site/analytics/analytics-page.tsx'
import { ArticlePage } from '#web/site/blog/article-page.tsx'
import { articles } from '#web/site/blog/articles.ts'
import { BlogPage } from '#web/site/blog/blog-page.tsx'
import { BookingPage } from '#web/site/booking/booking-page.tsx'
import { ConfirmRequestPage } from '#web/site/booking/confirm-request-page.tsx'
import { ContactPage } from '#web/site/contact/contact-page.tsx'
import { GalleryPage } from '#web/site/gallery/gallery-page.tsx'
import { HomePage } from '#web/site/home/home-page.tsx'
import { InvoicePage } from '#web/site/invoice/invoice-page.tsx'
import { LegalPage } from '#web/site/legal/legal-page.tsx'
import { LetterPage, type LetterWords } from '#web/site/letters/letter-page.tsx'
import { LoyaltyPage } from '#web/site/loyalty/loyalty-page.tsx'
import { RegisterPage } from '#web/site/loyalty/register-page.tsx'
import { ArchivePage } from '#web/site/newsletter/archive-page.tsx'
import { ArchivedLetterPage } from '#web/site/newsletter/archived-letter-page.tsx'
import { NewsletterPage } from '#web/site/newsletter/newsletter-page.tsx'
import { QuotePage } from '#web/site/quote/quote-page.tsx'
import { ReferralPage } from '#web/site/referral/referral-page.tsx'
import { ClientReviewPage } from '#web/site/reviews/client-review-page.tsx'
import { NewReviewPage } from '#web/site/reviews/new-review-page.tsx'
import { ReviewsPage } from '#web/site/reviews/reviews-page.tsx'
import { ServicesPage } from '#web/site/services/services-page.tsx'
import { TownPage } from '#web/site/towns/town-page.tsx'

export type Page = {
  path: string
  component: ComponentType
  title: string
  description: string
  /** Whether search engines may list it; helper pages of the office are not for them. */
  listed: boolean
  /** JSON-LD for search engines. */
  facts?: StructuredFacts
  /** When it last changed, where it says so. */
  updated?: string
  /** The live topics of this page besides those of all pages: it is rendered again when one of them changes. */
  shows?: LiveTopic[]
  /** Whether it promises letters, and so must know whether they can go. */
  speaksOfMail?: boolean
  /** Whether the address may name a part of it that is carried over from the last page. */
  isDrawnWhole?: boolean
  /** Nothing but its content and our name: what one person was sent, not a page of the site. */
  isPrivate?: boolean
  /** The page whose picture goes with a shared link, where it has none of its own. */
  sharedAs?: string
}

const reviewsPageAt = (page: number) => () => createElement(ReviewsPage, { page })

const components: Record<PagePath, ComponentType> = {
  '/': HomePage,
  '/about': AboutPage,
  '/services': ServicesPage,
  '/gallery': GalleryPage,
  '/reviews': reviewsPageAt(1),
  '/reviews/new': NewReviewPage,
  '/client-review': ClientReviewPage,
  '/referral': ReferralPage,
  '/booking': BookingPage,
  '/contact': ContactPage,
  '/loyalty': LoyaltyPage,
  '/loyalty/register': RegisterPage,
  ...townPages(),
  '/blog': BlogPage,
  '/marketing': DeepCleanAdvert,
  '/facebook-ad': RenovationAdvert,
  '/facebook-service-ad': ServiceAdvert,
  '/analytics': AnalyticsPage,
  '/terms': () => createElement(LegalPage, { path: '/terms' }),
  '/privacy-policy': () => createElement(LegalPage, { path: '/privacy-policy' }),
}

function townPages() {
  const pages = townPaths.map(path => [path, () => createElement(TownPage, { path })])
  return Object.fromEntries(pages) as Record<TownPath, ComponentType>
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
  '/': ['days', 'prices', 'promotions', 'reviews'],
  '/services': ['prices', 'promotions'],
  '/booking': ['days', 'prices', 'promotions', 'reviews'],
  '/contact': ['prices', 'promotions'],
  '/gallery': ['gallery'],
  '/reviews': ['reviews'],
  '/marketing': ['days', 'prices', 'promotions', 'reviews'],
  '/facebook-ad': ['days', 'prices', 'promotions', 'reviews'],
  '/facebook-service-ad': ['days', 'prices', 'promotions', 'reviews'],
}

function standingPages(live: LiveData): Page[] {
  const words = pageWordsWith(promotionsWith(live.promotions, live.prices))
  return (Object.keys(pageWords) as PagePath[]).map(path => ({
    path,
    component: components[path],
    title: path === '/' ? words[path].title : `${words[path].title} | ${business.name}`,
    description: words[path].description,
    listed: !unlisted.has(path),
    facts: factsOf(path),
    shows: shown[path] ?? (path in towns ? ['days', 'prices', 'promotions', 'reviews'] : undefined),
    speaksOfMail: path === '/booking',
    isDrawnWhole: path === '/booking',
  }))
}

const articlePages = (): Page[] =>
  articles().map(article => ({
    path: article.path,
    component: () => createElement(ArticlePage, { article }),
    title: `${article.title} | ${business.name}`,
    description: article.excerpt,
    listed: true,
    facts: articleFacts(article),
    updated: article.date,
    shows: ['prices', 'promotions'],
    ...(!article.hasCard && { sharedAs: '/blog' }),
  }))

const letterPages = (): Page[] =>
  Object.entries<LetterWords>({ ...newsletterPages, ...reviewLetterPages, ...reminderLetterPages }).map(
    ([path, words]) => ({
      path,
      component: () => createElement(LetterPage, { words }),
      title: `${words.title} | ${business.name}`,
      description: words.lead,
      listed: false,
    }),
  )

const confirmPages = (): Page[] =>
  Object.entries<ConfirmPageWords>(confirmRequestPages).map(([path, words]) => ({
    path,
    component: () => createElement(ConfirmRequestPage, { words }),
    title: `${words.title} | ${business.name}`,
    description: words.lead,
    listed: false,
  }))

const newsletterPage = (): Page => ({
  path: '/newsletter',
  component: NewsletterPage,
  title: `${newsletterWords.page.title} | ${business.name}`,
  description: newsletterWords.page.lead,
  listed: false,
})

const archivePage = (): Page => ({
  path: archivePath,
  component: ArchivePage,
  title: `${archiveWords.title} | ${business.name}`,
  description: archiveWords.lead,
  listed: false,
  shows: ['newsletters'],
  sharedAs: '/blog',
})

// For those who have its address: what a letter offers is for its readers, not for search engines.
const archivedLetterPage = (letter: ArchivedLetter): Page => ({
  path: letterPath(letter.number),
  component: () => createElement(ArchivedLetterPage, { letter }),
  title: `${letter.subject} | ${business.name}`,
  description: openingOf(readLetter(letter.body)) || archiveWords.lead,
  listed: false,
  shows: ['newsletters'],
  sharedAs: '/blog',
})

// No price and no name in its title: it lies open in a browser's history.
const privateQuotePage = (): Page => ({
  path: '/quote',
  component: QuotePage,
  title: `${quotePage.title} | ${business.name}`,
  description: quotePage.description,
  listed: false,
  isPrivate: true,
})

const privateInvoicePage = (): Page => ({
  path: '/invoice',
  component: InvoicePage,
  title: `${invoicePage.title} | ${business.name}`,
  description: invoicePage.description,
  listed: false,
  isPrivate: true,
})

const fixedPages = () => [
  ...articlePages(),
  ...letterPages(),
  ...confirmPages(),
  newsletterPage(),
  archivePage(),
  privateQuotePage(),
  privateInvoicePage(),
  ...(import.meta.env.DEV ? [partsPage] : []),
]

/** All pages for this live data; their words are those of the facts and texts in it. */
export function pagesOf(live: LiveData): Page[] {
  setFacts(live.facts)
  setTexts(live.texts)
  return [
    ...standingPages(live),
    ...fixedPages(),
    ...laterReviewPages(live),
    ...live.newsletters.map(archivedLetterPage),
  ]
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
