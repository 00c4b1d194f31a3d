import { retention } from '@accord/contract/retention.ts'
import { keepers, type Keeper } from '@accord/contract/what-we-keep.ts'
import { inProject } from './project-folder.ts'

export const retentionFile = inProject('docs', 'retention.md')

const titles: Record<Keeper, string> = {
  account: 'People and their accounts',
  organization: 'Organizations',
  application: 'Applications',
  service: 'The service',
}

/** The page as it must be, from the table that the service goes by. */
export function retentionPage(): string {
  const rows = Object.values(retention)
  const parts = keepers.map((keeper) => {
    const lines = rows
      .filter(({ of }) => of === keeper)
      .map(({ what, until }) => `| ${what} | ${until} |`)
    return [`## ${titles[keeper]}`, '', '| What | For how long |', '|---|---|', ...lines].join('\n')
  })
  return `${[head, ...parts].join('\n\n')}\n`
}

const head = `# What we keep, and for how long

Written by \`npm run make -- retention-page\` from \`contract/src/retention.ts\`, which the service itself goes by; the console shows the
same under Account, ‘What we keep’. What is due is removed by housekeeping, which comes by every ten minutes; what goes by
whole days (devices and rows of activity) within a day. How activity is cut and erased: decisions 020 and 050.`
