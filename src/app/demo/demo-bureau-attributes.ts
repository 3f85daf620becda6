import type { BusinessDate } from '../../domain/calendar.js';
import { ATTRIBUTE_FAMILIES, type BureauAttributes } from '../../domain/record/bureau-attributes.js';
import { bulkDraws } from './demo-random.js';

const CODES_PER_FAMILY = 31;

/** What a code may measure: accounts, months, percent used, dollars. */
const SCALES = [12, 240, 120, 900, 45_000, 120_000] as const;

interface Code {
  readonly name: string;
  readonly scale: number;
}

const CODES: readonly Code[] = Array.from({ length: CODES_PER_FAMILY }, (_, number) =>
  ATTRIBUTE_FAMILIES.map((family, place) => ({
    name: `${family}${100 + number}${(number + place) % 3 === 0 ? '' : 'S'}`,
    scale: SCALES[(number * 7 + place) % SCALES.length] ?? SCALES[0],
  })),
).flat();

export function demoBureauAttributes(
  topic: string,
  creditScore: number,
  fileSince: BusinessDate,
  today: BusinessDate,
): BureauAttributes {
  const draw = bulkDraws(`${topic}/bureau`);
  const attributes: Record<string, string> = {
    CreditScore: String(creditScore),
    ApplicantCreditReportDate: today,
    FileSummaryFileHitIndicator: 'regularHit',
    FileSummarySsnMatchIndicator: 'exact',
    FileSummaryInFileSinceDate: fileSince,
    FileSummaryMarket: String(10 + draw(30)),
    FileSummarySubmarket: 'AB',
    FileSummaryConsumerStatementIndicator: 'false',
    CreditDataStatusSuppressed: 'false',
    InFileSinceDate: fileSince,
    TrackingTransactionTimeStamp: `${today}T10:11:12.${100 + draw(900)}-06:00`,
  };
  for (const { name, scale } of CODES) attributes[name] = String(draw(scale));
  return attributes;
}
