import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { DemoTradeLine } from './demo-trade-lines.js';

export interface BureauReport {
  readonly name: string;
  readonly date: string;
  readonly creditScore: number;
  readonly tradeLines: readonly DemoTradeLine[];
}

const LINES_SHOWN = 12;

const lineText = ({ subscriber, accountType, opened, balance, highBalance }: DemoTradeLine): string =>
  [
    subscriber.padEnd(30),
    accountType.padEnd(5),
    opened,
    String(balance).padStart(9),
    String(highBalance).padStart(9),
  ].join(' ');

/** A one-page credit report that a viewer opens and a person can read; synthetic, and it says so. */
export async function demoBureauPdf({ name, date, creditScore, tradeLines }: BureauReport): Promise<Uint8Array> {
  // Without the time of writing, the same report is the same bytes.
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([612, 792]);
  page.setFont(await document.embedFont(StandardFonts.Courier));
  page.setFontSize(10);
  const text = [
    'CREDIT REPORT (synthetic demo data)',
    '',
    `Consumer      ${name}`,
    `Report date   ${date}`,
    `Credit score  ${creditScore}`,
    `Trade lines   ${tradeLines.length}`,
    '',
    `${'Subscriber'.padEnd(30)} Type  Opened       Balance      High`,
    ...tradeLines.slice(0, LINES_SHOWN).map(lineText),
  ];
  page.drawText(text.join('\n'), { x: 48, y: 730, lineHeight: 14 });
  return document.save({ useObjectStreams: false });
}
