import { inProject } from '../project-folder.ts'
import { runQuietly } from '../run-command.ts'

/** The parts of npm's CycloneDX output that we change. */
export interface Sbom {
  serialNumber?: string
  metadata: { timestamp: string; component: Record<string, unknown> }
  components: { 'bom-ref': string; name: string; scope?: string; properties?: unknown }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Lists everything in the lock file, including all platforms, tools, and tests. */
export async function sbomOfLockFile(): Promise<Sbom> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error']
  const { code, output } = await runQuietly('npm', args)
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`)
  return JSON.parse(output.slice(output.indexOf('{'))) as Sbom
}

/** Build tools of the console that aren't part of its build. */
const tools = /^@types\/|^vite$|^@vitejs\//

/** Returns the packages in the console's build, with all their dependencies, as `name@version`. */
export function builtIntoConsole({ dependencies }: Sbom): Set<string> {
  const leansOn = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const consoleRef = dependencies.find(({ ref }) => nameOf(ref) === '@accord/console')!.ref
  const reached = new Set(leansOn.get(consoleRef)?.filter((ref) => !tools.test(nameOf(ref))))
  for (const ref of reached) for (const next of leansOn.get(ref) ?? []) reached.add(next)
  return new Set([...reached].filter((ref) => !nameOf(ref).startsWith('@accord/')))
}

/** Reduces the list to the packages in an archive. The result is always the same for a commit. */
export function sbomOf(known: Sbom, inside: ReadonlySet<string>, at: Date, version: string): Sbom {
  const { serialNumber: _random, ...rest } = known
  const component = { ...known.metadata.component, name: 'accord', type: 'application', version }
  return {
    ...rest,
    metadata: { ...known.metadata, timestamp: at.toISOString(), component },
    components: known.components
      .filter((one) => inside.has(one['bom-ref']))
      .map((one) => ({ ...one, scope: 'required', properties: [] })),
    dependencies: known.dependencies
      .filter(({ ref }) => inside.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => inside.has(one)),
      })),
  }
}

function nameOf(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'))
}

/** Returns the folder of a console package in a checkout. */
export function folderInProject(ref: string): string {
  return inProject('node_modules', nameOf(ref))
}
