import { readFileSync } from 'node:fs'
import { inProject } from './project-folder.ts'

export const guideFile = inProject('docs', 'oauth.md')

const languages: Record<string, string> = { mjs: 'js', py: 'python', conf: 'apache' }

/** The guide with each snippet as it stands in the file that its mark names: those are run, so these work. */
export function withSnippets(guide: string): string {
  const marked = /^(<!-- (conformance\/clients\/\S+\.(\w+)) -->)\n(?:\n```\w*\n[^]*?\n```\n)?/gm
  return guide.replaceAll(marked, (_, mark: string, file: string, ending: string) => {
    const code = readFileSync(inProject(file), 'utf8')
    return `${mark}\n\n\`\`\`${languages[ending]}\n${code}\`\`\`\n`
  })
}
