/** A command of an installation: `./accord NAME`. */
export interface Command {
  name: string
  /** In one line of `./accord --help`. */
  says: string
  /** It works on what it is given, and needs no data of an installation. */
  withoutData?: true
  /** Its file runs by itself, with `node` too. */
  run(): Promise<unknown>
}

/** In the order in which somebody meets them. Every file of `commands/` has its row. */
export const commands: readonly Command[] = [
  {
    name: 'worker',
    says: 'does background jobs in a process of its own, for a service with WORKER=off',
    run: () => import('./worker.ts'),
  },
  {
    name: 'migrate',
    says: 'brings the database up to date, and ends',
    run: () => import('#commands/migrate.ts'),
  },
  {
    name: 'check',
    says: 'tries everything that a start needs, and starts nothing',
    run: () => import('#commands/check.ts'),
  },
  {
    name: 'check-activity',
    says: "checks that no row of any organization's activity was changed or removed",
    run: () => import('#commands/check-activity.ts'),
  },
  {
    name: 'backup',
    says: 'writes all data as it is at one moment into a folder, while the service runs',
    run: () => import('#commands/backup.ts'),
  },
  {
    name: 'restore',
    says: 'brings a backup into an empty database, and proves that all is there',
    run: () => import('#commands/restore.ts'),
  },
  {
    name: 'rotate-keys',
    says: 'brings everything that is sealed under a new secret key, while the service runs',
    run: () => import('#commands/rotate-keys.ts'),
  },
  {
    name: 'rotate-signing-keys',
    says: 'lets the next keys of ID tokens take over; each was shown before it is used',
    run: () => import('#commands/rotate-signing-keys.ts'),
  },
  {
    name: 'test-mail',
    says: 'sends a letter by the mail server, and says what that made of it',
    run: () => import('#commands/test-mail.ts'),
  },
  {
    name: 'lift-limit',
    says: 'lists and lifts what keeps a person or a network out after too many tries',
    run: () => import('#commands/lift-limit.ts'),
  },
  {
    name: 'reset-second-factor',
    says: 'removes the second factor of somebody who lost it, in 72 hours, unless they stop it',
    run: () => import('#commands/reset-second-factor.ts'),
  },
  {
    name: 'delete-account',
    says: 'deletes the account of somebody, who can keep it for 14 days; --now removes it at once',
    run: () => import('#commands/delete-account.ts'),
  },
  {
    name: 'transfer-ownership',
    says: 'makes a member an owner of their organization',
    run: () => import('#commands/transfer-ownership.ts'),
  },
  {
    name: 'disable-person',
    says: 'signs somebody out everywhere, and lets them sign in no more',
    run: () => import('#commands/disable-person.ts'),
  },
  {
    name: 'enable-person',
    says: 'lets somebody sign in again who was disabled',
    run: () => import('#commands/enable-person.ts'),
  },
  {
    name: 'verify-export',
    says: 'checks the file of a data export, without any service',
    withoutData: true,
    run: () => import('#commands/verify-export.ts'),
  },
]
