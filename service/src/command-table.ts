/** An operators' command, which is `./accord NAME` in an archive or `npm run accord -- NAME` in a checkout. */
export interface Command {
  name: string
  /** The command's line in `accord --help`. */
  says: string
  /** The command uses only its arguments, not the data of an installation. */
  withoutData?: true
  /** Imports the command's file, which runs as soon as it's loaded. `node` can also run the file directly. */
  run(): Promise<unknown>
}

/** All commands, in the order in which operators need them. Every file in `commands/` has an entry. */
export const commands: readonly Command[] = [
  {
    name: 'worker',
    says: 'run background jobs in a separate process for a service with WORKER=off',
    run: () => import('./worker.ts'),
  },
  {
    name: 'migrate',
    says: 'run pending migrations and exit',
    run: () => import('#commands/migrate.ts'),
  },
  {
    name: 'check',
    says: 'check that Accord can start, without starting it',
    run: () => import('#commands/check.ts'),
  },
  {
    name: 'check-activity',
    says: 'verify that no activity entries were changed or removed',
    run: () => import('#commands/check-activity.ts'),
  },
  {
    name: 'backup',
    says: 'back up all data to a folder while the service runs',
    run: () => import('#commands/backup.ts'),
  },
  {
    name: 'restore',
    says: 'load a backup into an empty database and verify it',
    run: () => import('#commands/restore.ts'),
  },
  {
    name: 'rotate-keys',
    says: 're-encrypt all secrets with a new key while the service runs',
    run: () => import('#commands/rotate-keys.ts'),
  },
  {
    name: 'rotate-signing-keys',
    says: 'switch to the next ID token signing keys',
    run: () => import('#commands/rotate-signing-keys.ts'),
  },
  {
    name: 'test-mail',
    says: "send a test email and print the mail server's response",
    run: () => import('#commands/test-mail.ts'),
  },
  {
    name: 'reset-limit',
    says: 'list or reset rate limits for a person or an IP address',
    run: () => import('#commands/reset-limit.ts'),
  },
  {
    name: 'reset-second-factor',
    says: "remove a person's lost second factor after 72 hours, unless they cancel",
    run: () => import('#commands/reset-second-factor.ts'),
  },
  {
    name: 'delete-account',
    says: "delete a person's account, with 14 days to cancel unless you use --now",
    run: () => import('#commands/delete-account.ts'),
  },
  {
    name: 'transfer-ownership',
    says: 'make a member an owner of their organization',
    run: () => import('#commands/transfer-ownership.ts'),
  },
  {
    name: 'disable-person',
    says: 'sign a person out everywhere and block them from signing in',
    run: () => import('#commands/disable-person.ts'),
  },
  {
    name: 'enable-person',
    says: 'allow a disabled person to sign in again',
    run: () => import('#commands/enable-person.ts'),
  },
  {
    name: 'verify-export',
    says: 'verify a data export file without the service',
    withoutData: true,
    run: () => import('#commands/verify-export.ts'),
  },
  {
    name: 'verify-stream',
    says: 'verify a copy of an audit stream without the service',
    withoutData: true,
    run: () => import('#commands/verify-stream.ts'),
  },
]
