import type { Config } from '#config/config.ts'
import { composeEmail, productName } from '#mail/compose-email.ts'
import type { ReviewMailing } from './review-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

/** An email to the organization's managers: the review is due soon or overdue, or the next one is due. */
export function reviewMail(config: Config, review: ReviewMailing, to: Addressee) {
  const { organization_name: organization, organization_id: id } = review
  const page = (path: string) => new URL(`/organization/${id}/access${path}`, config.publicUrl).href
  const told = {
    to: to.email,
    greeting: `Hello ${to.first_name},`,
    footnote: `This mail came because you manage ${organization} at ${productName(config)}.`,
  }
  if (review.state !== 'open') {
    return composeEmail(config, {
      ...told,
      kind: 'access_review_proposed',
      subject: `It is time to review who can reach the data of ${organization}`,
      paragraphs: [
        `When the last review of ${organization} was closed, the next one was planned for ${dayIn(review, review.next_due_at)}.`,
        'A review lists every person, application and network that can reach your data, and asks of each whether it still should.',
      ],
      action: { label: 'Start a review', url: page('') },
    })
  }
  const left = undecidedIn(review)
  const opened = { label: 'Open the review', url: page(`/reviews/${review.review_id}`) }
  if (review.overdue) {
    return composeEmail(config, {
      ...told,
      kind: 'access_review_overdue',
      subject: `The access review of ${organization} is overdue`,
      paragraphs: [
        `The review of who can reach the data of ${organization} was due on ${dayIn(review, review.review_due_at)}. ${left}`,
        'Until it is closed, nothing that was revoked in it ends.',
      ],
      action: opened,
    })
  }
  return composeEmail(config, {
    ...told,
    kind: 'access_review_due',
    subject: `The access review of ${organization} is due on ${dayIn(review, review.review_due_at)}`,
    paragraphs: [
      `The review of who can reach the data of ${organization} is due on ${dayIn(review, review.review_due_at)}. ${left}`,
    ],
    action: opened,
  })
}

function undecidedIn({ total, kept, revoked }: ReviewMailing): string {
  const left = total - kept - revoked
  if (left === 0) return 'All is decided: it can be closed.'
  const count = left.toLocaleString('en-US')
  return left === 1 ? '1 row is not decided yet.' : `${count} rows are not decided yet.`
}

/** Formats a day in the organization's time zone, if it has one. */
function dayIn({ timezone }: ReviewMailing, at: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: timezone || 'UTC',
  }).format(at)
}
