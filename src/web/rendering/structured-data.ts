// The business and its pages for search engines, as JSON-LD with the vocabulary of schema.org.
import { business } from '#content/business.ts'
import type { PagePath } from '#content/page-words.ts'
import { bookingQuestions, referralQuestions } from '#content/questions.ts'
import { additionalServices, services } from '#content/services.ts'
import { towns } from '#content/towns.ts'
import { type PublishedReview, reviewsPerPage, scoreOf } from '#domain/review.ts'
import type { LiveData } from './live-data.ts'

type Fact = { '@type': string; [name: string]: unknown }
/** A function, because the site's own address is known only when the page is rendered. */
export type StructuredFacts = (siteUrl: string, live: LiveData) => Fact[]

const makers: Partial<Record<PagePath, StructuredFacts>> = {
  '/': (siteUrl, live) => [localBusiness(siteUrl, live)],
  '/contact': (siteUrl, live) => [localBusiness(siteUrl, live)],
  '/services': (siteUrl, live) => [localBusiness(siteUrl, live), ...serviceFacts(siteUrl)],
  '/reviews': reviewFacts(1),
  '/booking': () => faqFacts(bookingQuestions()),
  '/referral': () => faqFacts(referralQuestions()),
}

export function factsOf(path: PagePath): StructuredFacts | undefined {
  return path in towns ? makers['/contact'] : makers[path]
}

type Article = {
  title: string
  excerpt: string
  date: string
  path: string
  category: string
  hasCard: boolean
}

export function articleFacts(article: Article): StructuredFacts {
  return siteUrl => [
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.date,
      articleSection: article.category,
      inLanguage: 'en-ZA',
      mainEntityOfPage: new URL(article.path, siteUrl).href,
      image: new URL(shareCardOf(article.hasCard ? article.path : '/blog'), siteUrl).href,
      author: { '@type': 'Organization', name: business.name, url: siteUrl },
      publisher: { '@id': businessId(siteUrl) },
    },
  ]
}

/** The picture of a page when its link is shared; scripts/share-cards.ts makes all but the drawn one of the home page. */
export function shareCardOf(path: string) {
  return path === '/' ? '/share-card.jpg' : `/share/${path.slice(1).replaceAll('/', '-')}.jpg`
}

function localBusiness(siteUrl: string, { hours }: LiveData): Fact {
  const { address } = business
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(siteUrl),
    name: business.name,
    url: siteUrl,
    image: new URL(shareCardOf('/'), siteUrl).href,
    ...(business.since && { foundingDate: business.since }),
    telephone: business.phone.e164,
    email: business.email,
    priceRange: 'RR',
    currenciesAccepted: 'ZAR',
    paymentAccepted: 'Cash, EFT, card',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: business.areas,
    openingHours: [
      `Mo-Fr ${hours.weekday.opens}-${hours.weekday.closes}`,
      `Sa ${hours.saturday.opens}-${hours.saturday.closes}`,
    ],
    sameAs: Object.values(business.social).filter(Boolean),
  }
}

/** Real reviews only, never what the business says about itself. The score is included once the page shows it. */
export function reviewFacts(page: number): StructuredFacts {
  return (siteUrl, live) => {
    const { reviews } = live
    const shown = reviews.slice((page - 1) * reviewsPerPage, page * reviewsPerPage)
    const score = scoreOf(reviews.map(({ rating }) => rating))
    return [
      {
        ...localBusiness(siteUrl, live),
        ...(score && { aggregateRating: ratingFact(score.rating, score.count) }),
        ...(shown.length > 0 && { review: shown.map(reviewFact) }),
      },
    ]
  }
}

function reviewFact(review: PublishedReview): Fact {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: review.shown_name },
    datePublished: review.created_on,
    reviewBody: review.review_text,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
  }
}

function ratingFact(ratingValue: number, reviewCount: number): Fact {
  return { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5, worstRating: 1 }
}

function serviceFacts(siteUrl: string): Fact[] {
  const named = [...services(), ...additionalServices().map(service => ({ ...service, id: 'specialty' }))]
  return named.map(service => ({
    '@type': 'Service',
    name: service.title,
    description: service.text,
    url: new URL(`/services#${service.id}`, siteUrl).href,
    areaServed: business.areas,
    provider: { '@id': businessId(siteUrl) },
  }))
}

function faqFacts(list: readonly { question: string; answer: string }[]): Fact[] {
  if (list.length === 0) return []
  const mainEntity = list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    // What holds a line together on the page is only in the way of a machine.
    acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('\u00a0', ' ') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

const businessId = (siteUrl: string) => new URL('/#business', siteUrl).href
