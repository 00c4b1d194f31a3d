import type { Config } from '#config/config.ts'
import { letter, productName } from '#mail/letter.ts'
import { timeInWords } from '#mail/time-in-words.ts'
import type { Manager } from '#data/networks/managers.store.ts'
import type { DeletionMailing } from './deletion-mailings.store.ts'

interface Side {
  /** What those who read it manage. */
  organization: { id: string; name: string }
  manager: Manager
}

/** To those who manage an organization that rests something on what was deleted or restored, but is not its own. */
export function otherSideMail(
  config: Config,
  about: DeletionMailing,
  { organization, manager }: Side,
) {
  const { application, kind, news, owner_name: owner } = about
  const isNetworks = kind === 'deletion_networks'
  const page = `/organization/${organization.id}/${isNetworks ? 'networks' : 'applications'}`
  return letter(config, {
    kind: `${application === null ? 'organization' : 'application'}_${news}_elsewhere`,
    to: manager.email,
    about: about.application_id ?? about.owner_id,
    subject: news === 'deleted' ? deletedSubject(about) : restoredSubject(about),
    greeting: `Hello ${manager.first_name},`,
    paragraphs:
      about.news === 'deleted'
        ? [whatEnded(about, organization.name), whatFollows(about)]
        : [
            application === null
              ? `The organization “${owner}” was restored by its owners. What it shares with ${organization.name} is as it was before.`
              : `The application “${application}” of “${owner}” was restored. What ${organization.name} let it do is as it was before.`,
          ],
    action: {
      label: isNetworks ? 'Open your networks' : 'Open your applications',
      url: new URL(page, config.publicUrl).href,
    },
    footnote: `This mail came because you manage ${organization.name} at ${productName(config)}.`,
  })
}

function deletedSubject({ application, owner_name }: DeletionMailing): string {
  return application === null
    ? `The organization “${owner_name}” was deleted`
    : `The application “${application}” no longer works`
}

function restoredSubject({ application, owner_name }: DeletionMailing): string {
  return application === null
    ? `The organization “${owner_name}” was restored`
    : `The application “${application}” works again`
}

function whatEnded({ application, kind, owner_name: owner }: DeletionMailing, here: string) {
  if (application !== null) {
    return `The application “${application}”, which ${here} authorized, was deleted by its owner, “${owner}”. It has no access any more.`
  }
  return kind === 'deletion_served'
    ? `The organization “${owner}”, whose applications ${here} authorized, was deleted by its owners. These applications have no access any more.`
    : `The organization “${owner}”, which shares a network with ${here}, was deleted by its owners. No data is shared from or to it any more.`
}

type Deleted = Extract<DeletionMailing, { news: 'deleted' }>

function whatFollows({ application, kind, removed_from }: Deleted): string {
  const inTime = `by ${timeInWords(removed_from)}`
  if (application !== null) {
    return `If it is not restored ${inTime}, it is removed for good, and what was authorized with it. You need not do anything.`
  }
  return kind === 'deletion_served'
    ? `If it is not restored ${inTime}, they are removed for good, and what was authorized with them. You need not do anything.`
    : `If it is not restored ${inTime}, it is removed for good: its own networks end, and it leaves those of others. You need not do anything.`
}
