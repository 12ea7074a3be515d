import { product } from '#content/services.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { ClosingList } from './closing-list.tsx'

/** The cleaning product that we use: ingredients, and where it works. */
export function ServicesProduct() {
  return (
    <section id={product.id} className="section bg-leaf-ground">
      <div className="wrap product">
        <div>
          <h2 className="display text-section">{product.title}</h2>
          <p className="lead mt-4">{product.text}</p>
          <p className="mt-6 flex flex-wrap gap-x-6">
            <MoreLink href={product.read.href}>{product.read.label}</MoreLink>
            <MoreLink href={product.services.href}>{product.services.label}</MoreLink>
          </p>
          <RoomPicture name="eco" sizes="(min-width: 60rem) 30rem, 80vw" className="bottle" />
        </div>
        <div>
          <ClosingList
            heading={<h3 className="display text-title">{product.withoutTitle}</h3>}
            about={product.withoutTitle}
            count={product.facts.length}
          >
            <TickList items={product.facts} className="sm:grid-cols-2" />
          </ClosingList>
          <ClosingList
            heading={<h3 className="display text-title">{product.applicationsTitle}</h3>}
            about={product.applicationsTitle}
            count={product.applications.length}
          >
            <ul className="tags">
              {product.applications.map(application => (
                <li key={application}>{application}</li>
              ))}
            </ul>
          </ClosingList>
        </div>
      </div>
    </section>
  )
}
