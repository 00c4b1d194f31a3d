import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@accord/service/testing/parts/accord-process.ts'
import { liftedLimits } from '@accord/service/testing/parts/lifted-limits.ts'
import { addresses } from '../failover/cluster.ts'
import { nobody } from '../release/bare-debian.ts'
import { startAccord } from './accord.ts'
import type { BareRoot } from './bare-root.ts'

/** Two instances and a worker, of whichever versions lie in the bare root. */
export async function newInstallation(root: BareRoot, smtpUrl: string) {
  writeFileSync(join(root.data, 'secret.key'), randomBytes(32).toString('base64'), { mode: 0o600 })
  chownSync(join(root.data, 'secret.key'), nobody, nobody)
  for (const name of ['exports', 'backups']) {
    mkdirSync(join(root.data, name))
    chownSync(join(root.data, name), nobody, nobody)
  }
  const environment = {
    PUBLIC_URL: 'https://id.example.com',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: databaseAs('accord_work', 'change-me'),
    DATA_DIR: '/data',
    SECRET_KEY_FILE: '/data/secret.key',
    EXPORTS_DIR: '/data/exports',
    SMTP_URL: smtpUrl,
    LIMITS: liftedLimits,
    LOG_LEVEL: 'warn',
    WORKER: 'off',
  }
  const ports: [number, number] = [await freePort(), await freePort()]
  return {
    ports,
    startInstance: (name: string, port: number) =>
      startAccord(root, [`/opt/${name}/accord`], { ...environment, PORT: String(port) }),
    startWorker: (name: string) =>
      startAccord(root, [`/opt/${name}/accord`, 'worker'], environment),
    /** With the role that owns the tables; all others only work on them. */
    migrate: (name: string) =>
      root.run([`/opt/${name}/accord`, 'migrate'], {
        ...environment,
        DATABASE_MIGRATION_URL: databaseAs('accord_owner', 'change-me-too'),
      }),
    /** A command beside them. */
    command: (name: string, ...args: string[]) =>
      root.run([`/opt/${name}/accord`, ...args], environment),
  }
}

/** By the words of packaging/roles.sql. */
function databaseAs(role: string, password: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${addresses.primary}/accord`
}
