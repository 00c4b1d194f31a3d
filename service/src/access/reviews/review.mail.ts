import type { Config } from '#config/config.ts'
import { composeEmail, productName } from '#mail/compose-email.ts'
import type { ReviewMailing } from './review-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

/** Reminds admins and owners that a review is due soon or overdue, or that the next one is due. */
export function reviewMail(config: Config, review: ReviewMailing, to: Addressee) {
  const { organization_name: organization, organization_id: id } = review
  const page = (path: string) => new URL(`/organization/${id}/access${path}`, config.publicUrl).href
  const shared = {
    to: to.email,
    greeting: `Hello ${to.first_name},`,
    footnote: `You’re receiving this email because you manage ${organization} in ${productName(config)}.`,
  }
  if (review.state !== 'open') {
    return composeEmail(config, {
      ...shared,
      kind: 'access_review_proposed',
      subject: `It’s time to review access to ${organization}`,
      paragraphs: [
        `When the last access review of ${organization} was closed, the next one was planned for ${dayIn(review, review.next_due_at)}.`,
        'A review lists every person, application, and network with access to your data. For each one, you decide whether it should keep that access.',
      ],
      action: { label: 'Start a review', url: page('') },
    })
  }
  const left = undecidedIn(review)
  const opened = { label: 'Open the review', url: page(`/reviews/${review.review_id}`) }
  if (review.overdue) {
    return composeEmail(config, {
      ...shared,
      kind: 'access_review_overdue',
      subject: `The access review of ${organization} is overdue`,
      paragraphs: [
        `The review of access to ${organization}’s data was due on ${dayIn(review, review.review_due_at)}. ${left}`,
        'Access that you revoke in the review doesn’t end until you close it.',
      ],
      action: opened,
    })
  }
  return composeEmail(config, {
    ...shared,
    kind: 'access_review_due',
    subject: `The access review of ${organization} is due on ${dayIn(review, review.review_due_at)}`,
    paragraphs: [
      `The review of access to ${organization}’s data is due on ${dayIn(review, review.review_due_at)}. ${left}`,
    ],
    action: opened,
  })
}

function undecidedIn({ total, kept, revoked }: ReviewMailing): string {
  const left = total - kept - revoked
  if (left === 0) return 'Every item has a decision. You can close the review.'
  const count = left.toLocaleString('en-US')
  return left === 1 ? '1 item is still undecided.' : `${count} items are still undecided.`
}

/** In the organization's time zone, if it has set one. */
function dayIn({ timezone }: ReviewMailing, at: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: timezone || 'UTC',
  }).format(at)
}
