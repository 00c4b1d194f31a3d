import { aBareDataExport, aBareExport } from '../exports.ts'
import { bystander } from './bystander.ts'
import type { Cast } from './cast.ts'
import type { ExamplesOf } from './example.ts'
import { joined, own } from './network-examples.ts'

/** Calls on exports of organizations and networks. */
export const exportExamples: { exports: ExamplesOf<'exports'> } = {
  exports: {
    startExport: {
      ...ofEach((_cast, subject) => ({ params: subject })),
      'of who has access': ({ here: { id } }) => ({ params: { type: 'access', id } }),
    },
    listExports: ofEach((_cast, subject) => ({ params: subject })),
    getExportContents: ofEach((_cast, subject) => ({ params: subject })),
    downloadExport: ofEach(file),
    deleteExportFile: ofEach(file),
    listExportReceipts: ({ here: { id } }) => ({ params: { id } }),
    getSnapshot: ({ here: { id } }) => ({ params: { id } }),
    getSignatureKey: () => ({}),
    startDataExport: () => ({}),
    listDataExports: () => ({}),
    downloadDataExport: ofPeople(),
    deleteDataExport: ofPeople(),
  },
}

interface Subject {
  type: 'organization' | 'network'
  id: string
}

function ofEach<Parts>(parts: (cast: Cast, subject: Subject) => Parts | Promise<Parts>) {
  return {
    'of the organization': (cast: Cast) => parts(cast, { type: 'organization', id: cast.here.id }),
    'of its own network': async (cast: Cast) =>
      parts(cast, { type: 'network', ...(await own(cast)).params }),
    'of a network that it joined': async (cast: Cast) =>
      parts(cast, { type: 'network', ...(await joined(cast)).params }),
  }
}

function ofPeople() {
  return {
    'of their own': async ({ service }: Cast, who: { id: string }) => ({
      params: { jobId: await aBareDataExport(service, who) },
    }),
    "another's": async ({ service, here }: Cast) => {
      const { user_id: id } = await bystander(service, here, ['member'])
      return { params: { jobId: await aBareDataExport(service, { id }) } }
    },
  }
}

async function file(cast: Cast, subject: Subject) {
  return { params: { ...subject, jobId: await aBareExport(cast.service, cast.here, subject) } }
}
