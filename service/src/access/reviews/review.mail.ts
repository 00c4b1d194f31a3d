import { formatDay } from '#i18n/format.ts'
import { type EmailContext, composeEmail, joinSentences, productName } from '#mail/compose-email.ts'
import type { ReviewMailing } from './review-mailings.store.ts'

interface Addressee {
  email: string
  first_name: string
}

/** Reminds admins and owners that a review is due soon or overdue, or that the next one is due. */
export function reviewMail(context: EmailContext, review: ReviewMailing, to: Addressee) {
  const { config, t } = context
  const { organization_name: organization, organization_id: id } = review
  const page = (path: string) => new URL(`/organization/${id}/access${path}`, config.publicUrl).href
  const due = review.state === 'open' ? review.review_due_at : review.next_due_at
  // The day is in the organization's time zone if it has set one.
  const day = formatDay(context, due, review.timezone || undefined)
  const shared = {
    to: to.email,
    greeting: t('Hello {{name}},', { name: to.first_name }),
    footnote: t('You’re receiving this email because you manage {{organization}} in {{product}}.', {
      organization,
      product: productName(config),
    }),
  }
  if (review.state !== 'open') {
    return composeEmail(context, {
      ...shared,
      kind: 'access_review_proposed',
      subject: t('It’s time to review access to {{organization}}', { organization }),
      paragraphs: [
        t('The next access review for {{organization}} is scheduled for {{day}}.', {
          organization,
          day,
        }),
        t(
          'A review lists every person, application, and network with access to your data. For each one, you decide whether it should keep that access.',
        ),
      ],
      action: { label: t('Start a review'), url: page('/reviews') },
    })
  }
  const left = undecidedIn(context, review)
  const action = { label: t('Open the review'), url: page(`/reviews/${review.review_id}`) }
  if (review.overdue) {
    const was = t('The access review for {{organization}} was due on {{day}}.', {
      organization,
      day,
    })
    return composeEmail(context, {
      ...shared,
      kind: 'access_review_overdue',
      subject: t('The access review for {{organization}} is overdue', { organization }),
      paragraphs: [
        joinSentences(was, left),
        t('Access that you choose to revoke will stay active until you close the review.'),
      ],
      action,
    })
  }
  const is = t('The access review for {{organization}} is due on {{day}}.', {
    organization,
    day,
  })
  return composeEmail(context, {
    ...shared,
    kind: 'access_review_due',
    subject: t('The access review for {{organization}} is due on {{day}}', { organization, day }),
    paragraphs: [joinSentences(is, left)],
    action,
  })
}

function undecidedIn({ t }: EmailContext, { total, kept, revoked }: ReviewMailing): string {
  const left = total - kept - revoked
  if (left === 0) return t('Every item has been decided, so you can close the review.')
  return t('{{count}} items are still undecided.', {
    count: left,
    defaultValue_one: '{{count}} item is still undecided.',
  })
}
