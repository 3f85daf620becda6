// Small pieces of Markdown for pages that are made from data.

/** A page from its parts: texts, nested lists of texts, and false for what is left out. */
export const page = (title, parts) => `# ${title}\n\n${parts.flat(Infinity).filter(Boolean).join('\n\n')}\n`;

export const code = (name) => `\`${name}\``;
export const fence = (language, content) => `\`\`\`${language}\n${content.trim()}\n\`\`\``;
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Vue reads the pages: its braces and tags in descriptions are text. */
const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');

export const text = (description) => escaped(description ?? '');
export const oneLine = (description) =>
  text(description)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');
export const html = (description) => escaped(description ?? '').replace(/`([^`]+)`/g, '<code>$1</code>');
