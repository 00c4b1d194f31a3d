import type { Waiting, WaitingKind } from '@accord/contract/waiting.ts'
import type { Translate } from '../language/words.ts'

/** The groups of the page, in its order. */
export const waitingGroups = ['invitations', 'decisions', 'endings', 'exports', 'account'] as const
export type WaitingGroup = (typeof waitingGroups)[number]

type Words = readonly [
  group: WaitingGroup,
  title: string,
  /** What is done on its page. */
  action: string,
  /** Stands before the time: 'Expires in 3 days'. */
  until?: string,
]

/** A sentence for what waits, and what to do about it. */
export function waitingWords({ kind, name, organization, by }: Waiting, t: Translate): Words {
  const said = { name, by: by ?? t('Somebody'), organization: organization?.name ?? '' }
  const [open, decide, expires, due] = [t('Open'), t('Decide'), t('Expires'), t('Due')]
  const deleted = ['endings', t('{{name}} was deleted', said), open, t('Removed for good')] as const
  const words: Record<WaitingKind, Words> = {
    invitation: ['invitations', t('{{by}} invites you to {{name}}', said), t('Accept'), expires],
    network_invitation: [
      'invitations',
      t('{{by}} invites {{organization}} to the network {{name}}', said),
      decide,
      expires,
    ],
    application_request: ['decisions', t('{{by}} asks to use {{name}}', said), decide],
    wider_scopes: ['decisions', t('{{name}} asks for more', said), decide],
    wider_shares: ['decisions', t('The network {{name}} asks for more', said), decide],
    review_open: ['decisions', t('An access review is under way'), t('Review'), due],
    review_due: ['decisions', t('It is time for an access review'), open, due],
    secret_ends: ['endings', t('A secret of {{name}} ends', said), open, t('Ends')],
    application_deleted: deleted,
    organization_deleted: deleted,
    export_ready: [
      'exports',
      organization ? t('The export of {{name}} is ready', said) : t('The data about you is ready'),
      open,
      t('The file is deleted'),
    ],
    export_failed: [
      'exports',
      organization ? t('The export of {{name}} failed', said) : t('The data about you failed'),
      open,
    ],
    second_factor: [
      'account',
      t('{{name}} requires a second factor', said),
      t('Set up'),
      t('Required'),
    ],
    email_change: ['account', t('Verify {{name}}', said), open, t('The link expires')],
  }
  return words[kind]
}

export function groupName(group: WaitingGroup, t: Translate): string {
  return {
    invitations: t('Invitations'),
    decisions: t('To decide'),
    endings: t('Ends soon'),
    exports: t('Your exports'),
    account: t('Your account'),
  }[group]
}
