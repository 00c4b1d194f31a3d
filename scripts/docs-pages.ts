import { settingDescriptions, environment } from '../service/src/config/environment.ts'
import { inProject } from './project-folder.ts'
import { readFileSync } from 'node:fs'
import {
  type RetentionScope,
  type RetentionName,
  retentionScopes,
  retention,
} from '@accord/contract/retention.ts'
import { activitySubjects, type ActivitySubject } from '@accord/contract/activity.ts'
import { exampleEvent } from '@accord/contract/event-examples.ts'
import {
  eventGroupOf,
  eventKinds,
  type EventType,
  eventTypes,
  kindOfEvent,
} from '@accord/contract/event-types.ts'
import { tablesOf } from '../service/src/lifecycle/retention.store.ts'

export const configurationFile = inProject('docs', 'configuration.md')

/** Generates the page from the schema that validates the service's environment. */
export function configurationPage(): string {
  const rows = Object.entries(environment.shape).map(([name, schema]) => {
    const { unset, meaning } = settingDescriptions.get(schema)!
    return `| \`${name}\` | ${unset} | ${meaning} |`
  })
  return `${[configurationHead, ...rows].join('\n')}\n`
}

const configurationHead = `# Configuration

Accord reads its configuration from environment variables and checks all of them at startup. If a value is wrong, Accord exits with a
message that names the setting. If a variable looks like a misspelled setting, Accord prints a warning and starts.

To check the configuration without starting Accord, run \`./accord check\` (in a checkout: \`npm run accord -- check\`). This also tests the
database, the mail server, and the folders. Start from a copy of [.env.example](../.env.example), which explains each setting.

\`npm run make -- configuration-page\` writes this page from \`service/src/config/environment.ts\`.

| Variable | Default | Meaning |
|---|---|---|`

export const guideFile = inProject('docs', 'oauth.md')

const languages: Record<string, string> = { mjs: 'js', py: 'python', conf: 'apache' }

/** Returns the guide with each snippet replaced by the current content of the tested file that it names. */
export function withSnippets(guide: string): string {
  const marked = /^(<!-- (conformance\/clients\/\S+\.(\w+)) -->)\n(?:\n```\w*\n[^]*?\n```\n)?/gm
  return guide.replaceAll(marked, (_, mark: string, file: string, ending: string) => {
    const code = readFileSync(inProject(file), 'utf8')
    return `${mark}\n\n\`\`\`${languages[ending]}\n${code}\`\`\`\n`
  })
}

export const retentionFile = inProject('docs', 'retention.md')

const titles: Record<RetentionScope, string> = {
  account: 'People and their accounts',
  organization: 'Organizations',
  application: 'Applications',
  service: 'The service',
}

/** Generates the page from the retention periods and rules in the service's code. */
export function retentionPage(): string {
  const rows = Object.entries(retention)
  const parts = retentionScopes.map((keeper) => {
    const lines = rows
      .filter(([, { of }]) => of === keeper)
      .map(([name, { what, until }]) => `| ${what} | ${until} | ${tables(name as RetentionName)} |`)
    const header = ['| What | For how long | Tables |', '|---|---|---|']
    return [`## ${titles[keeper]}`, '', ...header, ...lines].join('\n')
  })
  return `${[retentionHead, ...parts].join('\n\n')}\n`
}

function tables(name: RetentionName): string {
  return tablesOf(name)
    .map((table) => `\`${table}\``)
    .join(', ')
}

const retentionHead = `# What we keep, and for how long

\`npm run make -- retention-page\` writes this page from \`contract/src/retention.ts\` and
\`service/src/lifecycle/retention.store.ts\`. The service applies the same periods, and the console shows them under **Account** ›
**Privacy** › **What we keep**.

Accord deletes expired data every ten minutes. If a period is counted in whole days (devices and rows of activity), this can take up to
a day longer. Decisions 020 and 050 describe how activity is cut and erased.`

export const eventTypesFile = inProject('docs', 'event-types.md')

const groupTitles: Record<ActivitySubject, string> = {
  organization: 'The organization',
  members: 'Members',
  applications: 'Applications',
  networks: 'Networks',
  exports: 'Exports',
  reviews: 'Access reviews',
}

/** Generates the page from the event catalog of the contract. */
export function eventTypesPage(): string {
  const parts = activitySubjects.map((group) => {
    const lines = eventTypes
      .filter((type) => eventGroupOf(type) === group)
      .map((type) => `| ${eventCells(type).join(' | ')} |`)
    const header = [
      '| Type | Sent when | `on` | `detail` | Applications |',
      '|---|---|---|---|---|',
    ]
    return [`## ${groupTitles[group]}`, '', ...header, ...lines].join('\n')
  })
  return `${[eventTypesHead, ...parts].join('\n\n')}\n`
}

function eventCells(type: EventType): string[] {
  const { on, application, says } = eventKinds[kindOfEvent(type)]
  const { detail } = exampleEvent(type).data
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const receivers =
    application === 'itself' ? 'About themselves' : application && code([application])
  return [code([type]), says, code(on), code(Object.keys(detail)), receivers ?? 'Never']
}

const eventTypesHead = `# Event types

\`npm run make -- event-types-page\` writes this page from \`contract/src/event-types.ts\`. [The guide](guide/events.md) explains how to read
events. The API reference and the console show an example of each type.

An organization's admins and owners get every type. The last column shows what the organization's own applications get. Some types require
a scope, and some are sent only if they're about the application itself. \`on\` contains the IDs of the objects that the event is about.`
