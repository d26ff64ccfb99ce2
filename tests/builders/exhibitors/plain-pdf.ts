/** A PDF of one empty page, with these words among its objects. */
export const plainPdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj << /Type /Page >> endobj\n${inside}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )
