import { StartupRefused } from '#startup-refused.ts'

/** For a command that takes nothing but `--help`: prints how it is used, and refuses every other argument. */
export function answerHelp(usage: string, given = process.argv.slice(2)) {
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  if (given[0] !== undefined) {
    throw new StartupRefused(`'${given[0]}' is not known here: it takes no argument but --help.`)
  }
}

/** The same, for a command that takes one folder. */
export function folderOf(usage: string, given = process.argv.slice(2)): string {
  const [folder, ...more] = given
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    if (given.includes('--help') || given.includes('-h')) answerHelp(usage, given)
    throw new StartupRefused(`It takes one folder.\n${usage}`)
  }
  return folder
}
