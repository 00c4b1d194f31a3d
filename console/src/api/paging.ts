/** Returns the query parameters of a list request for one page. The first page is 1. */
export function pageQuery(page = 1, perPage = 20) {
  return { $skip: (page - 1) * perPage, $limit: perPage }
}
