import type { Row } from './access-rows.ts'

/** Calls on exports; each person has one that is completed. */
export const exportRows = {
  startExport: {
    path: (owner) => `/data-export/organization/${owner.organizationId}`,
    body: () => ({}),
    underProfile: true,
    live: 202,
    another: 404,
  },
  listExports: {
    path: (owner) => `/data-export/network/${owner.networkId}`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  getExportContents: {
    path: (owner) => `/data-export/network/${owner.networkId}/contents`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  downloadExport: {
    path: (owner) => `/data-export/organization/${owner.organizationId}/${owner.exportId}/file`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  deleteExportFile: {
    path: (owner) => `/data-export/organization/${owner.organizationId}/${owner.exportId}/file`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  listExportReceipts: {
    path: (owner) => `/organization/${owner.organizationId}/export-receipts`,
    underProfile: true,
    live: 200,
    another: 404,
  },
  getSnapshot: {
    path: (owner) => `/organization/${owner.organizationId}/export/json`,
    underProfile: true,
    live: 200,
    another: 404,
  },
} satisfies Record<string, Row>
