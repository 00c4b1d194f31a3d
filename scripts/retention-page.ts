import { type RetentionName, retention } from '@accord/contract/retention.ts'
import { keepers, type Keeper } from '@accord/contract/what-we-keep.ts'
import { tablesOf } from '../service/src/lifecycle/retention.store.ts'
import { inProject } from './project-folder.ts'

export const retentionFile = inProject('docs', 'retention.md')

const titles: Record<Keeper, string> = {
  account: 'People and their accounts',
  organization: 'Organizations',
  application: 'Applications',
  service: 'The service',
}

/** The page as it must be, from the periods and the table of rules that the service goes by. */
export function retentionPage(): string {
  const rows = Object.entries(retention)
  const parts = keepers.map((keeper) => {
    const lines = rows
      .filter(([, { of }]) => of === keeper)
      .map(([name, { what, until }]) => `| ${what} | ${until} | ${tables(name as RetentionName)} |`)
    const header = ['| What | For how long | Tables |', '|---|---|---|']
    return [`## ${titles[keeper]}`, '', ...header, ...lines].join('\n')
  })
  return `${[head, ...parts].join('\n\n')}\n`
}

function tables(name: RetentionName): string {
  return tablesOf(name)
    .map((table) => `\`${table}\``)
    .join(', ')
}

const head = `# What we keep, and for how long

Written by \`npm run make -- retention-page\` from \`contract/src/retention.ts\` and \`service/src/lifecycle/retention.store.ts\`. The
service goes by both. The console shows the same under Account, ‘What we keep’. Housekeeping removes what is due every ten
minutes, and what goes by whole days (devices and rows of activity) within a day. How activity is cut and erased: decisions 020 and 050.`
