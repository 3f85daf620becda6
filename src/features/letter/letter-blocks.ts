/** The parts of a letter, as its template marks them up. PDF and text are written from these. */
export type LetterBlock =
  | { readonly kind: 'HEADING'; readonly text: string }
  | { readonly kind: 'PARAGRAPH'; readonly text: string }
  | { readonly kind: 'LIST'; readonly items: readonly string[] }
  /** Lines that stay apart, such as those of an address. */
  | { readonly kind: 'LINES'; readonly items: readonly string[] }
  /** The first row has the names of the columns. */
  | { readonly kind: 'TABLE'; readonly rows: readonly (readonly string[])[] };

type Marked = 'HEADING' | 'LIST' | 'LINES' | 'TABLE' | 'PARAGRAPH';

const MARKS: readonly (readonly [string, Marked])[] = [
  ['# ', 'HEADING'],
  ['- ', 'LIST'],
  ['> ', 'LINES'],
  ['| ', 'TABLE'],
];

const markOf = (line: string): readonly [string, Marked] =>
  MARKS.find(([mark]) => line.startsWith(mark)) ?? ['', 'PARAGRAPH'];

/** A value in a template is text: nothing in it is markup. */
export const escapeMarkup = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\|]/g, '\\$&')
    .replace(/^[#>-]/, '\\$&');

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1').trim();

const cellsOf = (row: string): string[] =>
  row
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map(unescaped);

function blockOf(kind: Marked, lines: readonly string[]): LetterBlock {
  switch (kind) {
    case 'TABLE':
      return { kind, rows: lines.map(cellsOf) };
    case 'LIST':
    case 'LINES':
      return { kind, items: lines.map(unescaped) };
    default:
      return { kind, text: unescaped(lines.join(' ')) };
  }
}

/** Reads marked-up text: `# ` a heading, `- ` a list, `> ` lines of an address, `| ` a row of a table, else paragraphs. */
export function letterBlocks(text: string): readonly LetterBlock[] {
  const blocks: LetterBlock[] = [];
  let kind: Marked | undefined;
  let lines: string[] = [];
  const end = () => {
    if (kind !== undefined) blocks.push(blockOf(kind, lines));
    kind = undefined;
    lines = [];
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      end();
      continue;
    }
    const [mark, marked] = markOf(line);
    if (marked !== kind || marked === 'HEADING') end();
    kind = marked;
    lines.push(line.slice(mark.length));
  }
  end();
  return blocks;
}

/** The same as plain text. */
export const plainText = (blocks: readonly LetterBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'TABLE') return block.rows.map((row) => row.join(': ')).join('\n');
      if (block.kind === 'LIST') return block.items.map((item) => `- ${item}`).join('\n');
      return block.kind === 'LINES' ? block.items.join('\n') : block.text;
    })
    .join('\n\n');
