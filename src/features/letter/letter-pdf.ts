import {
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames as Op,
  type PDFPage,
  type PDFRef,
  StandardFonts,
} from 'pdf-lib';
import type { LetterBlock } from './letter-blocks.js';

/** What a PDF shows besides the blocks of its letter. */
export interface PdfSettings {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** The letter's date, and that of the file: the same letter has the same bytes. */
  readonly issuedOn: Date;
  /** At the foot of each page. */
  readonly footer: string;
}

/** Letter size in points, with one inch around. */
const [WIDTH, HEIGHT] = [612, 792];
const MARGIN = 72;
const LINE = 15;
const SIZES = { text: 11, heading: 13, title: 16, footer: 8 } as const;

interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

/** Writes a letter as a tagged PDF, so that a screen reader has its title, language, reading order and tables. */
export async function letterPdf(blocks: readonly LetterBlock[], settings: PdfSettings): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  document.setTitle(settings.title, { showInWindowTitleBar: true });
  document.setLanguage(settings.language);
  document.setCreationDate(settings.issuedOn);
  document.setModificationDate(settings.issuedOn);
  document.setProducer('loan-gateway');
  const writer = new TaggedWriter(document, fonts, settings.footer);
  writer.paragraph('H1', settings.title, fonts.bold, SIZES.title);
  for (const block of blocks) writeBlock(writer, fonts, block);
  writer.finish();
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

function writeBlock(writer: TaggedWriter, { regular, bold }: Fonts, block: LetterBlock): void {
  switch (block.kind) {
    case 'HEADING':
      writer.paragraph('H2', block.text, bold, SIZES.heading);
      break;
    case 'PARAGRAPH':
      writer.paragraph('P', block.text, regular, SIZES.text);
      break;
    case 'LINES':
      writer.lines(block.items, regular);
      break;
    case 'LIST':
      writer.list(block.items, regular);
      break;
    case 'TABLE':
      writer.table(block.rows, regular, bold);
      break;
  }
}

/** An element of the structure tree: its kind, and what it holds. */
interface Tag {
  readonly ref: PDFRef;
  readonly kids: PDFArray;
}

/** Writes lines of text down the pages, each under a tag. */
class TaggedWriter {
  private page!: PDFPage;
  private operators: PDFOperator[] = [];
  private marked: PDFRef[] = [];
  private y = 0;
  private readonly root: Tag;
  private readonly tree: PDFRef;
  private readonly parents: PDFArray;
  private readonly pages: PDFPage[] = [];

  constructor(
    private readonly document: PDFDocument,
    private readonly fonts: Fonts,
    private readonly footer: string,
  ) {
    const { context } = document;
    this.tree = context.nextRef();
    this.parents = context.obj([]);
    this.root = this.tag('Document');
    this.newPage();
  }

  paragraph(kind: string, text: string, font: PDFFont, size: number): void {
    this.text(this.tag(kind, this.root), text, font, size, MARGIN, WIDTH - 2 * MARGIN);
    this.y -= LINE / 2;
  }

  lines(items: readonly string[], font: PDFFont): void {
    const tag = this.tag('P', this.root);
    for (const item of items) this.text(tag, item, font, SIZES.text, MARGIN, WIDTH - 2 * MARGIN);
    this.y -= LINE / 2;
  }

  list(items: readonly string[], font: PDFFont): void {
    const list = this.tag('L', this.root);
    for (const item of items) {
      const entry = this.tag('LI', list);
      this.room(1);
      this.put(this.tag('Lbl', entry), '•', font, SIZES.text, MARGIN, this.y);
      this.text(this.tag('LBody', entry), item, font, SIZES.text, MARGIN + 14, WIDTH - 2 * MARGIN - 14);
    }
    this.y -= LINE / 2;
  }

  /** The first column takes what the others leave, which have the width of amounts and stand at the right. */
  table(rows: readonly (readonly string[])[], regular: PDFFont, bold: PDFFont): void {
    const table = this.tag('Table', this.root);
    const columns = Math.max(...rows.map((row) => row.length));
    const narrow = columns > 1 ? Math.min(110, (WIDTH - 2 * MARGIN) / columns) : 0;
    const first = WIDTH - 2 * MARGIN - narrow * (columns - 1);
    for (const [at, row] of rows.entries()) {
      const line = this.tag('TR', table);
      const font = at === 0 ? bold : regular;
      const wrapped = row.map((cell, column) => wrap(cell, font, SIZES.text, (column === 0 ? first : narrow) - 8));
      const height = Math.max(...wrapped.map(({ length }) => length));
      this.room(height);
      const top = this.y;
      for (const [column, cell] of wrapped.entries()) {
        const tag = this.tag(at === 0 ? 'TH' : 'TD', line, at === 0);
        for (const [place, words] of cell.entries()) {
          const right = MARGIN + first + narrow * column;
          const x = column === 0 ? MARGIN : right - font.widthOfTextAtSize(words, SIZES.text);
          this.put(tag, words, font, SIZES.text, x, top - place * LINE);
        }
      }
      this.y = top - height * LINE;
    }
    this.y -= LINE / 2;
  }

  finish(): void {
    const { context, catalog } = this.document;
    this.endPage();
    const tree = { Type: 'StructTreeRoot', K: this.root.ref, ParentTreeNextKey: this.pages.length };
    const parentTree = context.register(context.obj({ Nums: this.parents }));
    const dict = context.obj(tree);
    dict.set(PDFName.of('ParentTree'), parentTree);
    context.assign(this.tree, dict);
    catalog.set(PDFName.of('StructTreeRoot'), this.tree);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private text(tag: Tag, text: string, font: PDFFont, size: number, x: number, width: number): void {
    for (const line of wrap(text, font, size, width)) {
      this.room(1);
      this.put(tag, line, font, size, x, this.y);
      this.y -= Math.max(LINE, size * 1.35);
    }
  }

  /** A line under a tag: screen readers find it by the number that it is marked with. */
  private put(tag: Tag, text: string, font: PDFFont, size: number, x: number, y: number): void {
    const { context } = this.document;
    const mark = this.marked.length;
    const owner = context.lookup(tag.ref, PDFDict).get(PDFName.of('S')) ?? PDFName.of('P');
    this.operators.push(
      PDFOperator.of(Op.BeginMarkedContentSequence, [String(owner), `<</MCID ${mark}>>`]),
      ...drawn(text, font, size, x, y, this.fonts),
      PDFOperator.of(Op.EndMarkedContent),
    );
    this.marked.push(tag.ref);
    tag.kids.push(context.obj({ Type: 'MCR', Pg: this.page.ref, MCID: mark }));
  }

  private tag(kind: string, parent?: Tag, isColumn = false): Tag {
    const { context } = this.document;
    const kids = context.obj([]);
    const dict = context.obj({ Type: 'StructElem', S: kind, P: parent?.ref ?? this.tree });
    dict.set(PDFName.of('K'), kids);
    if (isColumn) dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: 'Column' }));
    const ref = context.register(dict);
    parent?.kids.push(ref);
    return { ref, kids };
  }

  private room(lines: number): void {
    if (this.y - (lines - 1) * LINE >= MARGIN) return;
    this.endPage();
    this.newPage();
  }

  private newPage(): void {
    this.page = this.document.addPage([WIDTH, HEIGHT]);
    this.pages.push(this.page);
    this.page.node.setFontDictionary(PDFName.of('R'), this.fonts.regular.ref);
    this.page.node.setFontDictionary(PDFName.of('B'), this.fonts.bold.ref);
    this.y = HEIGHT - MARGIN;
  }

  /** What is at the foot is no part of what is read. */
  private endPage(): void {
    const { context } = this.document;
    const foot = `${this.footer} - ${this.pages.length}`;
    this.page.pushOperators(
      ...this.operators,
      PDFOperator.of(Op.BeginMarkedContent, [PDFName.of('Artifact')]),
      ...drawn(foot, this.fonts.regular, SIZES.footer, MARGIN, MARGIN / 2, this.fonts),
      PDFOperator.of(Op.EndMarkedContent),
    );
    const place = this.pages.length - 1;
    this.page.node.set(PDFName.of('StructParents'), PDFNumber.of(place));
    this.page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.parents.push(PDFNumber.of(place));
    this.parents.push(context.register(context.obj([...this.marked])));
    this.operators = [];
    this.marked = [];
  }
}

function drawn(text: string, font: PDFFont, size: number, x: number, y: number, { bold }: Fonts): PDFOperator[] {
  return [
    PDFOperator.of(Op.BeginText),
    PDFOperator.of(Op.SetFontAndSize, [PDFName.of(font === bold ? 'B' : 'R'), PDFNumber.of(size)]),
    PDFOperator.of(Op.MoveText, [PDFNumber.of(Math.round(x * 100) / 100), PDFNumber.of(Math.round(y * 100) / 100)]),
    PDFOperator.of(Op.ShowText, [font.encodeText(text)]),
    PDFOperator.of(Op.EndText),
  ];
}

/** The lines of a text. A word that is wider than a line is cut. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text, font).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      let length = line.length - 1;
      while (length > 1 && !fits(line.slice(0, length))) length -= 1;
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line];
}

/** Western European letters; others lose their accents, or become a question mark. The JSON has all of them. */
const characterSets = new WeakMap<PDFFont, ReadonlySet<number>>();

function printable(text: string, font: PDFFont): string {
  const known = characterSets.get(font) ?? new Set(font.getCharacterSet());
  characterSets.set(font, known);
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'), (letter) => {
    if (isKnown(letter)) return letter;
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return plain !== '' && Array.from(plain).every(isKnown) ? plain : '?';
  }).join('');
}
