import { graceDays } from '@accord/contract/deletions.ts'
import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'
import { timeInWords } from '#mail/time-in-words.ts'
import type { Owner } from '#data/organizations/owner-addresses.store.ts'

interface About {
  owner: Owner
  application: { id: string; name: string }
  organization: string
}

/** To the owners of its organization, when somebody deleted it. */
export function applicationDeletedMail(
  config: Config,
  about: About & { by: string; removedFrom: Date },
) {
  const { application, organization, by, removedFrom } = about
  return toOwner(config, about, {
    kind: 'application_deleted',
    subject: `The application “${application.name}” was deleted`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted by ${by}. Its tokens have ended, and it gets no new ones.`,
      `An owner can restore it until ${timeInWords(removedFrom)}. Then it is removed for good, with its secrets and all that organizations and people let it do.`,
    ],
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRestoredMail(config: Config, about: About & { by: string }) {
  const { application, organization, by } = about
  return toOwner(config, about, {
    kind: 'application_restored',
    subject: `The application “${application.name}” was restored`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was restored by ${by}. It gets tokens again; what organizations and people let it do is as it was.`,
    ],
    action: {
      label: 'Open the application',
      url: new URL(`/application/${application.id}`, config.publicUrl).href,
    },
  })
}

export function applicationRemovedMail(config: Config, about: About) {
  const { application, organization } = about
  return toOwner(config, about, {
    kind: 'application_removed',
    subject: `The application “${application.name}” was removed`,
    paragraphs: [
      `The application “${application.name}” of ${organization} was deleted ${graceDays.application} days ago and is now removed for good, with its secrets and all that organizations and people let it do.`,
    ],
  })
}

type Content = Pick<Parameters<typeof letter>[1], 'kind' | 'subject' | 'paragraphs' | 'action'>

function toOwner(config: Config, { owner, application, organization }: About, content: Content) {
  return letter(config, {
    ...content,
    to: owner.email,
    about: application.id,
    greeting: `Hello ${owner.first_name},`,
    footnote: `This mail came because you own ${organization} at ${productName(config)}.`,
  })
}
