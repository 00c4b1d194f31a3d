import { graceDays } from '@accord/contract/deletions.ts'
import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'
import { timeInWords } from '#mail/time-in-words.ts'

interface Person {
  email: string
  first_name: string
}

interface About {
  to: Person
  organization: { id: string; name: string }
}

/** To everybody in it: its owners, who can restore it, and all others. */
export function organizationDeletedMail(
  config: Config,
  { to, organization, by, removedFrom }: About & { by?: string; removedFrom: Date },
) {
  const { name } = organization
  const until = timeInWords(removedFrom)
  return letter(config, {
    kind: 'organization_deleted',
    to: to.email,
    about: organization.id,
    subject: `The organization ${name} was deleted`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was deleted by ${by ?? 'an owner'}. Nothing in it can change any more, its applications have stopped, and what applications did there for people has ended.`,
      by === undefined
        ? `If its owners do not restore it by ${until}, it is removed for good, and your place in it too. Your account and your other organizations are as they were.`
        : `An owner can restore it until ${until}. Then it is removed for good, with everything in it. Until then you can still export its data.`,
    ],
    action: { label: 'Open the organization', url: pageOf(config, organization) },
    footnote: footnoteOf(config, name, by === undefined ? 'belong to' : 'own'),
  })
}

export function organizationRestoredMail(
  config: Config,
  { to, organization, by }: About & { by?: string },
) {
  const { name } = organization
  return letter(config, {
    kind: 'organization_restored',
    to: to.email,
    about: organization.id,
    subject: `The organization ${name} was restored`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was restored by ${by ?? 'an owner'}. It goes on as it was before; applications must sign people in again.`,
    ],
    action: { label: 'Open the organization', url: pageOf(config, organization) },
    footnote: footnoteOf(config, name, by === undefined ? 'belong to' : 'own'),
  })
}

/** To its owners, once nothing of it is left. */
export function organizationRemovedMail(config: Config, { to, organization }: About) {
  const { id, name } = organization
  return letter(config, {
    kind: 'organization_removed',
    to: to.email,
    about: id,
    subject: `The organization ${name} was removed`,
    greeting: `Hello ${to.first_name},`,
    paragraphs: [
      `The organization ${name} was deleted ${graceDays.organization} days ago and is now removed for good, with everything in it. Your account and your other organizations are as they were.`,
    ],
    footnote: `This mail came because you owned ${name} at ${productName(config)}.`,
  })
}

function pageOf(config: Config, { id }: About['organization']): string {
  return new URL(`/organization/${id}`, config.publicUrl).href
}

function footnoteOf(config: Config, name: string, because: 'own' | 'belong to'): string {
  return `This mail came because you ${because} ${name} at ${productName(config)}.`
}
