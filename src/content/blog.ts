// The words around the articles; the articles themselves are the Markdown files in blog/.
export const blogCategories = [
  'Home Tips',
  'Eco-Friendly',
  'Commercial',
  'Seasonal',
  'Deep Cleaning',
] as const
export type BlogCategory = (typeof blogCategories)[number]

export const blogWords = {
  filter: 'Show',
  all: 'All',
  featured: 'Featured',
  read: 'Read the article',
  minutes: (minutes: number) => `${minutes} min read`,
  back: { label: 'All articles', href: '/blog' },
  related: 'Read next',
  share: {
    title: 'Know somebody who needs this?',
    whatsapp: 'Share via WhatsApp',
    mail: 'Share by e-mail',
    copy: 'Copy link',
    copied: 'Copied!',
    native: 'Share …',
  },
  none: 'Nothing in this category yet.',
} as const
