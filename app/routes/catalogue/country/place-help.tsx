// How it works, which phones take it, and what people ask.
import { href, Link } from 'react-router'
import { countryPageCopy as copy } from '#app/copy/catalogue/country-page.ts'
import { howCopy } from '#app/copy/catalogue/home-sections.ts'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import { placeQuestions } from './place-questions.ts'
import type { PlaceData } from './read-place.ts'

export function PlaceHelp({ place, vatBasisPoints }: { place: PlaceData; vatBasisPoints: number }) {
  return (
    <>
      <HeadedPart id="how" heading={howCopy.heading}>
        <ol className="grid gap-4 md:grid-cols-3">
          {howCopy.steps.map(({ title, text }, at) => (
            <li key={title}>
              <h3 className="text-lg">
                <span className="text-brand figures">{at + 1}.</span> {title}
              </h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p>
          <Link to={href('/faq')} className="link inline-block py-1">
            {howCopy.guide}
          </Link>
        </p>
      </HeadedPart>
      <HeadedPart id="phones" heading={copy.phones.heading}>
        <p>{copy.phones.text}</p>
        <p>
          <Link to={href('/devices')} className="link inline-block py-1">
            {copy.phones.link}
          </Link>
        </p>
      </HeadedPart>
      <HeadedPart id="questions" heading={copy.questions.heading}>
        {placeQuestions(place, vatBasisPoints).map(({ question, answer }) => (
          <div key={question} className="max-w-(--measure)">
            <h3 className="text-lg">{withEnglishNames(question)}</h3>
            <p className="text-muted">{withEnglishNames(answer)}</p>
          </div>
        ))}
      </HeadedPart>
    </>
  )
}
